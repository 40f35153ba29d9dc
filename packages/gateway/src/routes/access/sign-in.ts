import type { ErrorCode } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { refuse } from '../../refusal.ts'
import { transact, type Tx } from '../../db/client.ts'
import { member } from '../../db/schema/index.ts'
import { rememberCookie, setRemember } from '../../guards/known/remember.ts'
import { noteLogin } from '../../security/logins.ts'
import { beginStep } from '../../security/steps.ts'
import { agentTypes, mustChange, passwordIsOld, type Opened, type Way } from '../../session.ts'

export type MemberRow = typeof member.$inferSelect
export type Portal = 'player' | 'agent'

/** What a login answers, whatever the way in. */
export function loginResult({ settings, clock }: Ctx, row: MemberRow, way: Way, { token, expiresAt }: Opened) {
  const now = clock.now()
  return {
    token,
    firstTimeLogin: row.lastLoginAt === null,
    passwordExpired: way === 'password' && passwordIsOld(settings, row, now),
    mustChangePassword: mustChange(settings, way, row, now),
    expiresAt: expiresAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  }
}

/** Opens a session inside the caller's transaction; the place counts as known from here on. */
export async function signIn(ctx: Ctx, tx: Tx, row: MemberRow, way: Way) {
  const opened = await ctx.house.sessions.open(tx, row.id, row.type, { way, userAgent: ctx.userAgent, ip: ctx.ip })
  await tx.update(member).set({ lastLoginAt: ctx.clock.now() }).where(eq(member.id, row.id))
  if (way !== 'trial') {
    await ctx.house.places.learn(tx, row.id, ctx.ip)
    await noteLogin(tx, ctx, row.id, way)
  }
  return loginResult(ctx, row, way, opened)
}

/** Why an account whose owner is known may not enter by this door. */
export function barred({ clock }: Ctx, row: MemberRow, portal: Portal): ErrorCode | undefined {
  const over = row.expiresAt !== null && row.expiresAt <= clock.now()
  if (row.status !== 'active' || over) return 'member_no_enter'
  return portal === 'agent' && !agentTypes.includes(row.type) ? 'error_not_agent' : undefined
}

/** Ways in that one theft opens: a code of the person's app is asked for beside them. */
const single: ReadonlySet<Way> = new Set(['password', 'sms', 'social'])

interface Entrance {
  portal?: Portal
  remember?: boolean
  /** Runs in the transaction that opens the session, or begins the second step. */
  first?: (tx: Tx) => Promise<void>
  /** The second step is done, or not needed. */
  sure?: boolean
}

/** Lets a known person in, and the browser be remembered where that is wished. Whoever has an app for codes is asked for one first. */
export async function enter(
  ctx: Ctx,
  row: MemberRow,
  way: Way,
  { portal = 'player', remember = false, first, sure = false }: Entrance = {},
) {
  const why = barred(ctx, row, portal)
  if (why) throw refuse(why)
  const { house, settings } = ctx
  if (!sure && single.has(way) && (await house.authenticators.isOn(row.id))) {
    const stepId = await transact(ctx.db, async (tx) => {
      await first?.(tx)
      return beginStep(tx, ctx.clock, { purpose: 'login', memberId: row.id, way, portal, remember })
    })
    throw refuse('second_factor_required', { details: { stepId } })
  }
  const { result, token } = await transact(ctx.db, async (tx) => {
    await first?.(tx)
    // Agents work on shared machines: theirs is not remembered (spec §2 /agent).
    const token = remember && portal === 'player' ? await house.remember.begin(tx, row.id) : undefined
    return { token, result: await signIn(ctx, tx, row, way) }
  })
  const before = ctx.cookie(rememberCookie)
  if (before && way !== 'remember') await house.remember.forget(before)
  if (token || (before && way !== 'remember')) ctx.setHeader('set-cookie', setRemember(token, settings.remember.hours))
  return result
}

/** A member by id. */
export async function memberById({ db }: Ctx, id: string | null): Promise<MemberRow | undefined> {
  if (id === null) return undefined
  const [row] = await db.select().from(member).where(eq(member.id, id))
  return row
}
