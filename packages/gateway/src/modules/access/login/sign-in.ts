import type { ErrorCode } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../http/context.ts'
import { refuse } from '../../../lib/refusal.ts'
import { transact, type Tx } from '../../../db/client.ts'
import { member } from '../../../auth/schema.ts'
import { learnDevice } from '../../../auth/login/known-devices.ts'
import { rememberCookie, setRemember } from '../../../auth/login/remember-me.ts'
import { recordLogin } from '../../../auth/login/login-history.ts'
import { beginStep } from '../../../auth/second-factor/steps.ts'
import {
  agentTypes,
  lockMember,
  mustAccept,
  mustChange,
  passwordIsOld,
  type Opened,
  type Way,
} from '../../../auth/sessions.ts'

export type MemberRow = typeof member.$inferSelect
export type Portal = 'player' | 'agent'

/** The result of a login by any method. */
export function loginResult(
  { settings, clock }: Ctx,
  row: MemberRow,
  way: Way,
  { token, expiresAt }: Opened,
  /** The terms that bind the session. */
  pinned: string,
) {
  const now = clock.now()
  return {
    token,
    firstTimeLogin: row.lastLoginAt === null,
    passwordExpired: way === 'password' && passwordIsOld(settings, row, now),
    mustChangePassword: mustChange(settings, way, row, now),
    mustAcceptTerms: mustAccept(row.type, row.termsVersion, pinned),
    expiresAt: expiresAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  }
}

interface SignInOptions {
  /** The method shown in the history of logins, where it differs from `way`. */
  shown?: string
  /** The session ends at the latest then. */
  until?: Date
}

/** Opens a session inside the caller's transaction; the place counts as known from here on. */
export async function signIn(ctx: Ctx, tx: Tx, row: MemberRow, way: Way, { shown = way, until }: SignInOptions = {}) {
  const terms = way === 'trial' ? '' : ctx.settings.register.termsVersion
  const opened = await ctx.services.sessions.open(tx, row.id, row.type, {
    way,
    terms,
    userAgent: ctx.userAgent,
    ip: ctx.ip,
    until,
  })
  // An account from before acceptance was kept is asked when the terms change the next time.
  const seen = row.termsVersion === null && terms !== '' ? { termsVersion: terms } : {}
  await tx
    .update(member)
    .set({ lastLoginAt: ctx.clock.now(), ...seen })
    .where(eq(member.id, row.id))
  if (way !== 'trial') {
    await ctx.services.places.learn(tx, row.id, ctx.ip)
    await learnDevice(tx, ctx, row.id)
    await recordLogin(tx, ctx, row.id, shown)
  }
  return loginResult(ctx, row, way, opened, terms)
}

/** Why an account whose owner is known may not log in on this site. */
export function barred({ clock }: Ctx, row: MemberRow, portal: Portal): ErrorCode | undefined {
  const over = row.expiresAt !== null && row.expiresAt <= clock.now()
  if (row.status !== 'active' || over) return 'member_no_enter'
  return portal === 'agent' && !agentTypes.includes(row.type) ? 'error_not_agent' : undefined
}

/** Login methods that a single theft opens: a code of the person's app is required in addition. */
const single: ReadonlySet<Way> = new Set(['password', 'sms', 'social'])

interface Entrance {
  portal?: Portal
  remember?: boolean
  /** Runs in the transaction that opens the session, or begins the second step. */
  first?: (tx: Tx) => Promise<void>
  /** The second step is done, or not needed. */
  sure?: boolean
  signInOptions?: SignInOptions
}

/** Refuses a login by a password that has been replaced meanwhile. */
async function samePassword(tx: Tx, row: MemberRow): Promise<void> {
  const now = await lockMember(tx, row.id)
  if (now?.passwordChangedAt?.getTime() !== row.passwordChangedAt?.getTime()) throw refuse('bad_credentials')
}

/**
 * Logs a known person in, and remembers the browser where requested. A person with an authenticator app must enter a
 * code first.
 */
export async function enter(
  ctx: Ctx,
  row: MemberRow,
  way: Way,
  { portal = 'player', remember = false, first, sure = false, signInOptions }: Entrance = {},
) {
  const why = barred(ctx, row, portal)
  if (why) throw refuse(why)
  const { services, settings } = ctx
  if (!sure && single.has(way) && (await services.authenticators.isOn(row.id))) {
    const stepId = await transact(ctx.db, async (tx) => {
      await samePassword(tx, row)
      await first?.(tx)
      return beginStep(tx, ctx.clock, { purpose: 'login', memberId: row.id, way, portal, remember })
    })
    throw refuse('second_factor_required', { details: { stepId } })
  }
  const { result, token } = await transact(ctx.db, async (tx) => {
    await samePassword(tx, row)
    await first?.(tx)
    // Agents work on shared machines: theirs is not remembered.
    const token = remember && portal === 'player' ? await services.remember.begin(tx, row.id) : undefined
    return { token, result: await signIn(ctx, tx, row, way, signInOptions) }
  })
  const before = ctx.cookie(rememberCookie)
  if (before && way !== 'remember') await services.remember.forget(before)
  if (token || (before && way !== 'remember')) ctx.setHeader('set-cookie', setRemember(token, settings.remember.hours))
  return result
}

/** A member by id. */
export async function memberById({ db }: Ctx, id: string | null): Promise<MemberRow | undefined> {
  if (id === null) return undefined
  const [row] = await db.select().from(member).where(eq(member.id, id))
  return row
}
