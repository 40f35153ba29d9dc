import { createHash } from 'node:crypto'
import { and, count, eq, gte, sql } from 'drizzle-orm'
import { asDatabase, type Reader, transact, dbFault, pgError, type Tx } from '../../db/client.ts'
import { loginFailure, loginLock } from '../../auth/login/schema.ts'
import { member } from '../../auth/schema.ts'
import { downlineAccount, downlineRemark } from './schema.ts'
import { lockMember } from '../../auth/sessions.ts'
import { accountOfMobile } from '../../auth/mobile.ts'
import type { SignedInCtx } from '../../http/context.ts'
import { canonicalJson } from '../../lib/text/canonical-json.ts'
import { allow } from '../../http/limits/rate-limit.ts'
import { supported } from '../../http/request/language.ts'
import { refuse } from '../../lib/refusal.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import { fault } from '../../settings/rules.ts'
import type { Settings } from '../../settings/settings.ts'
import { formFields, openAccount, posesAsHouse, recordOrigin, refuseTakenProbes } from '../access/index.ts'
import { lineRefusal, type Rates, requireOwnRates } from './rates.ts'
import { teamMember } from './team.ts'

export interface AccountWanted {
  memberType: 0 | 1
  username: string
  rates: Partial<Rates>
  remark: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Made {
  account: string
  type: number
  mustChangePassword: boolean
  passwordChangedAt: Date | null
  createdAt: Date
  bodyHash: string
}

/** When the initial password was made: with the account, or later anew. */
const passwordMadeAt = ({ createdAt, passwordChangedAt }: Made): Date => passwordChangedAt ?? createdAt

async function madeWith(db: Reader, agentId: string, key: string): Promise<Made | undefined> {
  const [row] = await db
    .select({
      account: member.account,
      type: member.type,
      mustChangePassword: member.mustChangePassword,
      passwordChangedAt: member.passwordChangedAt,
      createdAt: downlineAccount.createdAt,
      bodyHash: downlineAccount.bodyHash,
    })
    .from(downlineAccount)
    .innerJoin(member, eq(member.id, downlineAccount.memberId))
    .where(and(eq(downlineAccount.agentId, agentId), eq(downlineAccount.keyHash, sha256(key))))
  return row
}

type Of = Pick<SignedInCtx, 'services' | 'settings' | 'session' | 'clock'>

/** An account as its agent sees it: with the initial password as long as it is the password. */
function accountOut({ services, settings, session, clock }: Of, made: Made, key: string) {
  const passwordUntil = new Date(passwordMadeAt(made).getTime() + settings.password.initialHours * 3_600_000)
  const initial = made.mustChangePassword && passwordUntil > clock.now()
  return {
    account: made.account,
    kind: made.type === 0 ? ('PLAYER' as const) : ('AGENT' as const),
    password: initial ? services.initialPasswords.of(session.memberId, key) : null,
    passwordUntil: passwordUntil.toISOString(),
    createdAt: made.createdAt.toISOString(),
  }
}

/** The account that was made with a key, if any. */
export async function findAccount(ctx: SignedInCtx, key: string) {
  const made = await madeWith(ctx.db, ctx.session.memberId, key)
  return made && accountOut(ctx, made, key)
}

/** @throws Refused `field_invalid`: the rules of the registration form do not allow the name; `name_reserved` */
function requireName(settings: Settings, username: string): void {
  const rule = formFields(settings).find(({ field }) => field === 'username')
  const wrong = rule && fault({ ...rule, required: true }, username)
  // A whole number as a name would be taken for the member who registered by it.
  const isNumber = /\d{10}/.test(username) && accountOfMobile(settings, username) !== undefined
  if (wrong ?? isNumber)
    throw refuse('field_invalid', {
      field: 'username',
      details: { fields: { username: wrong ?? { code: 'field_invalid' } } },
    })
  if (posesAsHouse(settings, username)) throw refuse('name_reserved', { field: 'username' })
}

/** Refuses an agent who has made as many accounts today as are allowed. The agent's row is locked. */
async function requireRoomToday(tx: Tx, agentId: string, settings: Settings, now: Date): Promise<void> {
  const { startsAt, resetAt } = windowsAt(now, settings.site.timeZone).DAY
  const { accountsPerDay: most } = settings.agent
  const [row] = await tx
    .select({ n: count() })
    .from(downlineAccount)
    .where(and(eq(downlineAccount.agentId, agentId), gte(downlineAccount.createdAt, startsAt)))
  if ((row?.n ?? 0) >= most)
    throw refuse('downline_limit', { retryAfterMs: resetAt.getTime() - now.getTime(), details: { most } })
}

/**
 * Makes an account directly below the agent, once per key: a repeat returns the same one. That a name is taken counts
 * like in the registration: the information is worth something.
 * @throws Refused `field_invalid`, `rate_above_own`, `downline_limit`, `username_taken`, `idempotency_conflict`
 */
export async function createAccount(ctx: SignedInCtx, wanted: AccountWanted, key: string) {
  const { db, session, settings, services, clock } = ctx
  const agentId = session.memberId
  const bodyHash = sha256(canonicalJson(wanted))
  const repeated = (made: Made) => {
    if (made.bodyHash !== bodyHash) throw refuse('idempotency_conflict')
    return accountOut(ctx, made, key)
  }
  const before = await madeWith(db, agentId, key)
  if (before) return repeated(before)

  requireName(settings, wanted.username)
  const now = clock.now()
  await requireOwnRates(db, ctx, wanted.rates)
  const passwordHash = await services.passwords.hash(services.initialPasswords.of(agentId, key))
  const made = await transact(db, async (tx): Promise<Made | 'taken'> => {
    // One after another per agent: concurrent calls can neither pass the limit nor make two accounts of one key.
    await lockMember(tx, agentId)
    const earlier = await madeWith(tx, agentId, key)
    if (earlier) return earlier
    await requireRoomToday(tx, agentId, settings, now)
    await refuseTakenProbes(tx, ctx)
    const [taken] = await tx
      .select({ id: member.id })
      .from(member)
      .where(eq(sql`lower(${member.account})`, wanted.username.toLowerCase()))
    if (taken) {
      await recordOrigin(tx, ctx, 'taken')
      return 'taken'
    }
    const row = await openAccount(tx, settings, {
      account: wanted.username,
      passwordHash,
      type: wanted.memberType,
      mobile: null,
      mustChangePassword: true,
      // Whoever uses it has accepted nothing yet.
      termsVersion: '',
      upline: { id: agentId, rates: wanted.rates },
      invitation: '',
      language: supported(settings.languages, undefined) ?? ctx.language,
      registration: {},
      now,
    })
    await tx
      .insert(downlineAccount)
      .values({ memberId: row.id, agentId, keyHash: sha256(key), bodyHash, createdAt: now })
    if (wanted.remark !== '')
      await tx.insert(downlineRemark).values({ agentId, memberId: row.id, remark: wanted.remark, updatedAt: now })
    return { ...row, createdAt: now, bodyHash }
  }).catch((error: unknown) => {
    // Somebody took the name at the same time.
    if (pgError(error)?.constraint === 'member_account_key' && dbFault(error) === 'duplicate') return 'taken' as const
    throw lineRefusal(error) ?? error
  })
  if (made === 'taken') throw refuse('username_taken', { field: 'username' })
  return repeated(made)
}

/** New initial passwords of an agent. */
const renewals = { perSecond: 1 / 60, burst: 20 }

/**
 * Gives an account that the agent made a new initial password, once per key. @throws Refused `not_in_team`,
 * `password_chosen`: its owner has chosen a password, or somebody else made it; `idempotency_conflict`
 */
export async function renewPassword(ctx: SignedInCtx, account: string, key: string) {
  const { db, session, services, clock } = ctx
  const agentId = session.memberId
  const { id } = await teamMember(db, agentId, account)
  const bodyHash = sha256(canonicalJson({ renewPassword: id }))
  const repeated = (made: Made) => {
    if (made.bodyHash !== bodyHash) throw refuse('idempotency_conflict')
    return accountOut(ctx, made, key)
  }
  const before = await madeWith(db, agentId, key)
  if (before) return repeated(before)
  await allow(services.sharedLimiter, `initial-password:${agentId}`, renewals, 'rate_limited')
  const passwordHash = await services.passwords.hash(services.initialPasswords.of(agentId, key))
  const made = await transact(db, async (tx) => {
    await lockMember(tx, agentId)
    const earlier = await madeWith(tx, agentId, key)
    if (earlier) return earlier
    const renewed = await tx
      .update(member)
      .set({ passwordHash, passwordChangedAt: clock.now() })
      .where(
        and(
          eq(member.id, id),
          eq(member.mustChangePassword, true),
          sql`exists (select from ${downlineAccount} where ${downlineAccount.memberId} = ${member.id}
            and ${downlineAccount.agentId} = ${agentId})`,
        ),
      )
      .returning({ account: member.account })
    const [one] = renewed
    if (!one) throw refuse('password_chosen', { field: 'account' })
    await tx
      .update(downlineAccount)
      .set({ keyHash: sha256(key), bodyHash })
      .where(eq(downlineAccount.memberId, id))
    // Whoever tried the old one too often may try the new one.
    await tx.delete(loginFailure).where(eq(loginFailure.accountKey, one.account.toLowerCase()))
    await tx.delete(loginLock).where(eq(loginLock.accountKey, one.account.toLowerCase()))
    await services.remember.forgetAll(asDatabase(tx), id)
    await services.sessions.endAll(asDatabase(tx), id, 'password')
    return madeWith(tx, agentId, key)
  })
  if (!made) throw new Error('an account that was changed is found by its key')
  return repeated(made)
}
