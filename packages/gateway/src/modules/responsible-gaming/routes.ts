import { eq } from 'drizzle-orm'
import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { monthsLater } from '../../lib/time/calendar.ts'
import { asDatabase, type Reader, type Tx, transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { rgMember } from './schema.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { setConsent } from '../../auth/consent.ts'
import { breakOf } from './breaks/exclusions.ts'
import { closedShown, closeTypes } from './game-types.ts'
import { pauseOf, pauseShown } from './breaks/restrictions.ts'
import {
  type LimitKey,
  type OwnLimit,
  cancelPending,
  confirmLimit,
  limitsOf,
  setLimit,
  takeBreak,
} from './limits/player-limits.ts'
import { lostIn, presetSessionStatus, setPlan } from './limits/session-limits.ts'
import { limitVersion, profiles, rgProfileOf, sessionVersion } from './profiles.ts'
import { bandOf, keepResult, keptResults } from './self-test.ts'
import { acknowledge, playOf, realityMinutes, sessionsOf, setReality } from './sessions.ts'
import { stateOf } from './state.ts'
import { statementOf } from './statement.ts'
import { paged } from '../../http/response/paged.ts'
import { requireShown } from '../../lib/text/terms-version.ts'

const inUnit = (kind: OwnLimit['kind'], value: bigint): string =>
  kind === 'SESSION' ? String(value) : formatMoney(value)

function show({ kind, period, value, used, resetAt, pending }: OwnLimit) {
  const left = used < value ? value - used : 0n
  const waits = pending && {
    value: pending.value === null ? null : inUnit(kind, pending.value),
    effectiveAt: pending.effectiveAt.toISOString(),
    confirmable: pending.confirmable,
  }
  return {
    kind,
    period,
    value: inUnit(kind, value),
    used: inUnit(kind, used),
    left: inUnit(kind, left),
    resetAt: resetAt?.toISOString() ?? null,
    ...(waits && { pending: waits }),
  }
}

async function all({ clock, settings, session: { memberId } }: SignedInCtx, db: Reader) {
  const now = clock.now()
  const [row] = await db.select().from(rgMember).where(eq(rgMember.memberId, memberId))
  const taken = breakOf(row, now)
  return {
    limits: (await limitsOf(db, memberId, now, settings)).map(show),
    break: taken ? { kind: taken.kind, until: taken.until.toISOString() } : null,
    gameTypes: await closedShown(db, memberId, now),
    realityMinutes: await realityMinutes(db, memberId, settings),
  }
}

const changed = (ctx: SignedInCtx, change: (tx: Tx) => Promise<unknown>) =>
  transact(ctx.db, async (tx) => {
    await change(tx)
    return all(ctx, tx)
  })

/** What covers open games may have changed: a lower limit may be used up already, a higher one no longer. */
const changedPlay = (ctx: SignedInCtx, change: (tx: Tx) => Promise<unknown>) =>
  changed(ctx, async (tx) => {
    await change(tx)
    await ctx.events.publish(tx, { name: 'rg.pause', memberId: ctx.session.memberId })
  })

const wrong = (field: string) =>
  refuse('validation', { field, details: { fields: { [field]: { code: 'field_invalid' } } } })

function keyOf({ kind, period }: LimitKey): LimitKey {
  if ((kind === 'SINGLE_BET') !== (period === 'BET')) throw wrong('period')
  return { kind, period }
}

/** Minor units, or minutes of a session: whole ones, and no more than a month has. */
function valueOf(kind: LimitKey['kind'], value: string): bigint {
  const minor = parseMoney(value)
  if (minor === undefined) throw wrong('value')
  if (kind !== 'SESSION') return minor
  if (minor % 100n !== 0n || minor > 4_464_000n) throw wrong('value')
  return minor / 100n
}

function ownAccount({ session }: SignedInCtx, typed: string): void {
  if (typed.trim().toLowerCase() !== session.account.toLowerCase()) throw wrong('account')
}

/** The session that was set before play, and the pause play is in. */
async function presetSessionState({ clock, settings, session: { memberId } }: SignedInCtx, db: Reader) {
  const now = clock.now()
  const state = await stateOf(db, memberId, null, now, settings)
  const { plan } = state
  const open = plan && presetSessionStatus(plan, now, profiles[settings.rg.profile]) === 'OPEN'
  return {
    preset: open
      ? {
          endsAt: plan.endsAt.toISOString(),
          leftSec: Math.ceil((plan.endsAt.getTime() - now.getTime()) / 1000),
          loss: formatMoney(plan.loss),
          lossLeft: formatMoney(plan.loss - lostIn(plan)),
        }
      : null,
    pause: pauseShown(pauseOf(state, now, settings), now),
  }
}

async function status(ctx: SignedInCtx, db: Reader) {
  const {
    clock,
    settings,
    session: { memberId },
  } = ctx
  const play = await playOf(db, memberId, clock.now(), settings)
  const presetState = await presetSessionState(ctx, db)
  if (!play)
    return {
      ...presetState,
      active: false,
      startedAt: null,
      elapsedSec: 0,
      staked: '0.00',
      won: '0.00',
      net: '0.00',
      nextCheckAt: null,
      checkDue: false,
    }
  const {
    row: { startedAt, staked, won, nextCheckAt },
    checkDue,
  } = play
  return {
    ...presetState,
    active: true,
    startedAt: startedAt.toISOString(),
    elapsedSec: Math.max(0, Math.floor((clock.now().getTime() - startedAt.getTime()) / 1000)),
    staked: formatMoney(staked),
    won: formatMoney(won),
    net: formatMoney(won - staked),
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
    checkDue,
  }
}

export const limits: Handlers<'limits'> = {
  profile: async ({ settings }) => rgProfileOf(settings),
  list: (ctx) => all(ctx, ctx.db),

  async submit(ctx, { kind, period, value, terms }) {
    const key = keyOf({ kind, period })
    const profile = profiles[ctx.settings.rg.profile]
    if (!profile.limits.kinds.includes(kind)) throw wrong('kind')
    requireShown(terms, { limits: limitVersion(profile) })
    const wanted = value === null ? null : valueOf(kind, value)
    return changedPlay(ctx, (tx) => setLimit(tx, ctx.session.memberId, key, wanted, ctx.clock.now(), ctx.settings))
  },

  confirm: (ctx, key) => changedPlay(ctx, (tx) => confirmLimit(tx, ctx.session.memberId, keyOf(key), ctx.clock.now())),
  cancel: (ctx, key) => changed(ctx, (tx) => cancelPending(tx, ctx.session.memberId, keyOf(key))),

  async timeout(ctx, { hours, account }) {
    ownAccount(ctx, account)
    const until = new Date(ctx.clock.now().getTime() + hours * 3_600_000)
    return changedPlay(ctx, (tx) => takeBreak(tx, ctx.session.memberId, 'timeoutUntil', until))
  },

  async exclude(ctx, { months, account }) {
    ownAccount(ctx, account)
    const until = monthsLater(ctx.clock.now(), months, ctx.settings.site.timeZone)
    const { services, session } = ctx
    return transact(ctx.db, async (tx) => {
      await takeBreak(tx, session.memberId, 'excludedUntil', until)
      // Whoever wants no play wants no offers either, until they say so again.
      const { memberId } = session
      await setConsent(tx, { memberId, given: false, source: 'EXCLUSION', now: ctx.clock.now() })
      const now = await all(ctx, tx)
      // A game that is open ends with its login, and no browser is logged in again without a password.
      await services.remember.forgetAll(asDatabase(tx), session.memberId)
      await services.sessions.endAll(asDatabase(tx), session.memberId, 'excluded', {
        until: new Date(now.break?.until ?? until),
      })
      return now
    })
  },

  async closeTypes(ctx, { gameTypes, days, account }) {
    ownAccount(ctx, account)
    const offered = profiles[ctx.settings.rg.profile].gameTypeExclusion.days
    if (offered.length === 0) throw refuse('function_not_available')
    if (!offered.includes(days)) throw wrong('days')
    const until = new Date(ctx.clock.now().getTime() + days * 86_400_000)
    return changedPlay(ctx, (tx) => closeTypes(tx, ctx.session.memberId, gameTypes, until))
  },

  async interval(ctx, { minutes }) {
    if (!profiles[ctx.settings.rg.profile].realityCheck.options.includes(minutes)) throw wrong('minutes')
    return changed(ctx, (tx) => setReality(tx, ctx.session.memberId, minutes, ctx.clock.now(), ctx.settings))
  },

  session: (ctx) => status(ctx, ctx.db),

  acknowledge: (ctx) =>
    transact(ctx.db, async (tx) => {
      const {
        session: { memberId },
        clock,
        settings,
        events,
      } = ctx
      if (await acknowledge(tx, memberId, clock.now(), settings))
        await events.publish(tx, { name: 'rg.realityCheck', memberId })
      return status(ctx, tx)
    }),

  preset: (ctx, { minutes, loss, terms }) =>
    transact(ctx.db, async (tx) => {
      const { presetSession } = profiles[ctx.settings.rg.profile]
      requireShown(terms, { session: presetSession ? sessionVersion(presetSession) : undefined })
      const minor = parseMoney(loss)
      if (minor === undefined) throw wrong('loss')
      await setPlan(tx, ctx.session.memberId, { minutes, loss: minor }, ctx.clock.now(), ctx.settings)
      return status(ctx, tx)
    }),

  async statement({ db, clock, settings, session: { memberId, asset } }, { year }) {
    const [row] = await db.select({ since: member.regAt }).from(member).where(eq(member.id, memberId))
    return statementOf(db, { memberId, asset }, year, row?.since ?? clock.now(), clock.now(), settings)
  },

  selfTest: async ({ db, session: { memberId } }) => ({
    results: (await keptResults(db, memberId)).map(({ score, at }) => ({
      score,
      band: bandOf(score),
      at: at.toISOString(),
    })),
  }),

  async submitSelfTest({ db, clock, settings, session: { memberId } }, { answers }) {
    const score = answers.reduce((sum, points) => sum + points, 0)
    const keepsResult = profiles[settings.rg.profile].selfTest.keep
    const at = clock.now()
    if (keepsResult) await keepResult(db, memberId, score, at)
    return { score, band: bandOf(score), at: at.toISOString(), kept: keepsResult }
  },

  async history({ db, session: { memberId } }, { pageNo, pageSize }) {
    const { rows, total } = await sessionsOf(db, memberId, { pageNo, pageSize })
    const list = rows.map(({ startedAt, lastAt, staked, won }) => ({
      startedAt: startedAt.toISOString(),
      endedAt: lastAt.toISOString(),
      staked: formatMoney(staked),
      won: formatMoney(won),
      net: formatMoney(won - staked),
    }))
    return { list, ...paged(total, pageNo, pageSize) }
  },
}
