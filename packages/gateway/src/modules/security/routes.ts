import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx, Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { loginEvent } from '../../auth/login/schema.ts'
import { session as sessions } from '../../auth/schema.ts'
import { passkey } from '../../auth/second-factor/schema.ts'
import { realName } from '../withdrawals/schema.ts'
import { safePhrase } from './schema.ts'
import { allow } from '../../http/limits/rate-limit.ts'
import { maskMail, maskMobile } from '../../auth/mobile.ts'
import { paged } from '../../http/response/paged.ts'
import {
  passkeyRegistrationOptions,
  passkeyLoginOptions,
  savePasskey,
  signer,
} from '../../auth/second-factor/passkeys.ts'
import { historyDays, recordLogin } from '../../auth/login/login-history.ts'
import { endStep, tryStep } from '../../auth/second-factor/steps.ts'
import { guesses, sure } from './confirm-password.ts'
import { maskName } from '../../lib/text/mask-account.ts'
import { enter, memberById } from '../access/index.ts'

const wrongCode = (left?: number) =>
  refuse('second_factor_wrong', { field: 'code', ...(left !== undefined && { details: { left } }) })

async function protection(ctx: Ctx, memberId: string) {
  const { db, services } = ctx
  const [row, fund, [name], [words], keys, app, recoveryCodes] = await Promise.all([
    memberById(ctx, memberId),
    services.fundPasswords.state(memberId),
    db.select().from(realName).where(eq(realName.memberId, memberId)),
    db.select().from(safePhrase).where(eq(safePhrase.memberId, memberId)),
    db.select().from(passkey).where(eq(passkey.memberId, memberId)).orderBy(passkey.createdAt),
    services.authenticators.isOn(memberId),
    services.authenticators.left(memberId),
  ])
  if (!row) throw refuse('not_found')
  const email = row.registration['email']
  const measures = {
    loginPassword: row.passwordHash !== null,
    fundPassword: fund.setAt !== null,
    realName: name !== undefined,
    mobile: row.mobile !== null,
    email: Boolean(email),
    authenticator: app,
    passkey: keys.length > 0,
    phrase: words !== undefined,
  }
  const all = Object.values(measures)
  return {
    score: Math.round((100 * all.filter(Boolean).length) / all.length),
    measures,
    passwordChangedAt: row.passwordHash === null ? null : (row.passwordChangedAt ?? row.regAt).toISOString(),
    realName: name ? maskName(name.name) : null,
    mobile: row.mobile && maskMobile(row.mobile),
    email: email ? maskMail(email) : null,
    phrase: words?.phrase ?? null,
    recoveryCodes,
    passkeys: keys.map(({ id, name: called, createdAt, usedAt }) => ({
      passkeyId: id,
      name: called,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  }
}

export const security: Handlers<'security'> = {
  overview: (ctx) => protection(ctx, ctx.session.memberId),

  async logins({ db, session, clock }, { pageNo, pageSize }) {
    const since = new Date(clock.now().getTime() - historyDays * 24 * 3_600_000)
    const mine = and(eq(loginEvent.memberId, session.memberId), gt(loginEvent.at, since))
    const rows = await db
      .select()
      .from(loginEvent)
      .where(mine)
      .orderBy(desc(loginEvent.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
    const [all] = await db.select({ n: count() }).from(loginEvent).where(mine)
    return {
      list: rows.map(({ at, way, result, ip, device }) => ({ at: at.toISOString(), way, result, ip, device })),
      ...paged(all?.n ?? 0, pageNo, pageSize),
    }
  },

  async sessions({ db, session, clock, settings }) {
    const now = clock.now()
    const idle = new Date(now.getTime() - settings.session.idleMinutes * 60_000)
    const live = and(
      eq(sessions.memberId, session.memberId),
      isNull(sessions.revokedAt),
      gt(sessions.expiresAt, now),
      gt(sessions.lastSeenAt, idle),
    )
    const rows = await db.select().from(sessions).where(live).orderBy(desc(sessions.lastSeenAt)).limit(100)
    return {
      list: rows.map(({ tokenHash, way, device, ip, createdAt, lastSeenAt }) => ({
        sessionId: tokenHash,
        current: tokenHash === session.id,
        way,
        device,
        ip,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    }
  },

  async endSession({ db, services, session }, { sessionId }) {
    if (sessionId === undefined) {
      await services.remember.forgetAll(db, session.memberId)
      await services.sessions.endAll(db, session.memberId, 'logout', { spared: session.id })
      return {}
    }
    const [row] = await db
      .select({ memberId: sessions.memberId })
      .from(sessions)
      .where(eq(sessions.tokenHash, sessionId))
    if (row?.memberId !== session.memberId) throw refuse('not_found')
    // It is unknown which of the remembered browsers it was: none is logged in again without a password.
    await services.remember.forgetAll(db, session.memberId)
    await services.sessions.end(sessionId, 'logout')
    return {}
  },

  async setPhrase({ db, session, clock }, { phrase }) {
    if (phrase === '') {
      await db.delete(safePhrase).where(eq(safePhrase.memberId, session.memberId))
      return { phrase: null }
    }
    const set = { phrase, setAt: clock.now() }
    await db
      .insert(safePhrase)
      .values({ memberId: session.memberId, ...set })
      .onConflictDoUpdate({ target: safePhrase.memberId, set })
    return { phrase }
  },

  async beginAuthenticator(ctx, { loginPassword }) {
    const row = await sure(ctx, loginPassword)
    if (await ctx.services.authenticators.isOn(row.id)) throw refuse('second_factor_set')
    return ctx.services.authenticators.begin(row.id, row.account, new URL(ctx.siteOrigin).hostname)
  },

  async confirmAuthenticator({ services, session }, { code }) {
    await allow(services.sharedLimiter, `factor:${session.memberId}`, guesses, 'locked')
    const codes = await services.authenticators.confirm(session.memberId, code)
    if (!codes) throw wrongCode()
    return { recoveryCodes: codes }
  },

  async endAuthenticator(ctx, { loginPassword, code }) {
    const row = await sure(ctx, loginPassword)
    // Sent again, its answer lost: the code is used up, and it is off.
    if (!(await ctx.services.authenticators.isOn(row.id))) return {}
    await allow(ctx.services.sharedLimiter, `factor:${row.id}`, guesses, 'locked')
    if (!(await ctx.services.authenticators.take(row.id, code))) throw wrongCode()
    await ctx.services.authenticators.end(row.id)
    return {}
  },

  async beginPasskey(ctx, { loginPassword }) {
    const row = await sure(ctx, loginPassword)
    return passkeyRegistrationOptions(ctx, row.account)
  },

  addPasskey: async (ctx, input) => ({ passkeyId: await savePasskey(ctx, input) }),

  async removePasskey(ctx, { passkeyId, loginPassword }) {
    const row = await sure(ctx, loginPassword)
    const gone = await ctx.db
      .delete(passkey)
      .where(and(eq(passkey.id, passkeyId), eq(passkey.memberId, row.id)))
      .returning({ id: passkey.id })
    if (gone.length === 0) throw refuse('not_found')
    return {}
  },

  /** Each attempt is counted before it is checked; the successful one uses the code up. */
  async secondStep(ctx, { stepId, code }) {
    const tried = await tryStep(ctx.db, ctx.clock, 'login', stepId)
    const row = tried && (await memberById(ctx, tried.step.memberId))
    if (!tried || !row) throw refuse('second_factor_over')
    // Over all steps of a person: with the password one could begin one after another.
    await allow(ctx.services.sharedLimiter, `factor:${row.id}`, guesses, 'locked')
    if (!(await ctx.services.authenticators.take(row.id, code))) {
      await recordLogin(ctx.db, ctx, row.id, tried.step.way, 'WRONG_CODE')
      throw tried.left > 0 ? wrongCode(tried.left) : refuse('second_factor_over')
    }
    const { portal, remember, way } = tried.step
    const first = async (tx: Parameters<typeof endStep>[0]) => {
      if (!(await endStep(tx, ctx.clock, 'login', stepId))) throw refuse('second_factor_over')
    }
    return enter(ctx, row, way as Parameters<typeof enter>[2], { portal, remember, first, sure: true })
  },

  askPasskey: (ctx) => passkeyLoginOptions(ctx),

  async passkeyLogin(ctx, { stepId, response, portal, remember }) {
    const row = await memberById(ctx, await signer(ctx, stepId, response))
    if (!row) throw refuse('passkey_refused')
    return enter(ctx, row, 'passkey', { portal, remember, sure: true })
  },
}
