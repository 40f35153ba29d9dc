import { and, desc, eq, sql } from 'drizzle-orm'
import { type Clock, latestAt } from '../../lib/time/clock.ts'
import { refuse } from '../../lib/refusal.ts'
import { transact, type Db, type Reader, type Tx } from '../../db/client.ts'
import { fundPassword, fundPasswordReset } from './schema.ts'
import { member } from '../schema.ts'
import type { Session } from '../sessions.ts'
import { fault } from '../../settings/rules.ts'
import type { Settings } from '../../settings/settings.ts'
import { allow, type Limiter } from '../../http/limits/rate-limit.ts'
import { readPassword, type Passwords } from './passwords.ts'
import { createTurns } from '../../lib/turns.ts'

type Who = Pick<Session, 'memberId' | 'way'>

/** The password of everything that withdraws money. Its hash is kept apart from that of the login. */
export interface FundPasswords {
  /**
   * Refuses unless it is right; each wrong one counts, over all gateways, and the last of them locks.
   * @returns the hash it was right for, to `confirm` with
   * @throws Refused `field_invalid` (it cannot be it, and no try is spent), `fund_password_missing`,
   *   `fund_password_wrong` with `left`, `fund_password_waiting` with `until`, `locked`, `relogin_required`
   */
  check(who: Who, password: string): Promise<string>
  /** Inside the transaction of what it opens: locks the checked password until that has committed. */
  confirm(on: Reader, memberId: string, hash: string): Promise<void>
  /** The first one. A person with a login password must enter it again. */
  set(who: Who, password: string, loginPassword: string | undefined): Promise<void>
  /** That of an account which is being opened; its rule has been checked. */
  begin(tx: Tx, memberId: string, hash: string): Promise<void>
  change(memberId: string, checked: string, password: string): Promise<void>
  state(memberId: string): Promise<{ setAt: Date | null; lockedUntil: Date | null; waitsUntil: Date | null }>
}

type Rule = Settings['fundPassword']['rule']

interface Parts {
  db: Db
  clock: Clock
  settings: () => Settings
  passwords: Passwords
  limiter: Limiter
}

/** Limit of guesses at the login password through the form that sets the first fund password. */
const guesses = { perSecond: 5 / 900, burst: 5 }
/** Of one person at one gateway: calls that wait for the one before them to be checked. */
const waiting = 16

/** 111111, 123456 and 987654: what is tried first. */
const isRun = (digits: string): boolean =>
  [0, 1, -1].some((step) =>
    [...digits].every((digit, at) => at === 0 || Number(digit) - Number(digits[at - 1]) === step),
  )

export const tooEasy = (password: string): boolean => isRun(readPassword(password))

export function createFundPasswords({ db, clock, settings, passwords, limiter }: Parts): FundPasswords {
  const mine = (memberId: string) => eq(fundPassword.memberId, memberId)
  // One at a time each, so that guesses at one password do not delay the hashing of others.
  const turns = createTurns(waiting)

  /** Until when it is locked; what lasts longer than any lock was set before the clock was put back. */
  function lockOf({ lockedUntil }: { lockedUntil: Date | null }): Date | null {
    const now = clock.now()
    const latest = latestAt(now).getTime() + settings().fundPassword.lockMinutes * 60_000
    return lockedUntil && lockedUntil > now && lockedUntil.getTime() <= latest ? lockedUntil : null
  }

  function refuseLocked(until: Date): never {
    throw refuse('locked', {
      field: 'fundPassword',
      retryAfterMs: Math.max(1000, until.getTime() - clock.now().getTime()),
    })
  }

  const changed = () =>
    refuse('unavailable', { retryAfterMs: 1000, message: 'the fund password was changed in between' })

  function refuseRemembered({ way }: Who): void {
    if (way === 'remember') throw refuse('relogin_required')
  }

  /** Until when a password that was reset cannot be used. */
  async function waitsUntil(memberId: string): Promise<Date | null> {
    const [last] = await db
      .select({ at: fundPasswordReset.at })
      .from(fundPasswordReset)
      .where(eq(fundPasswordReset.memberId, memberId))
      .orderBy(desc(fundPasswordReset.at))
      .limit(1)
    const until = last && new Date(last.at.getTime() + settings().fundPassword.resetWaitHours * 3_600_000)
    return until && until > clock.now() ? until : null
  }

  async function verifyOne(memberId: string, password: string): Promise<string> {
    const { tries, lockMinutes } = settings().fundPassword
    const [seen] = await db.select().from(fundPassword).where(mine(memberId))
    if (!seen) throw refuse('fund_password_missing')
    const until = await waitsUntil(memberId)
    if (until)
      throw refuse('fund_password_waiting', {
        field: 'fundPassword',
        retryAfterMs: until.getTime() - clock.now().getTime(),
        details: { until: until.toISOString() },
      })
    const locked = lockOf(seen)
    if (locked) refuseLocked(locked)
    // A value that does not fit the rule is not counted as an attempt: it is refused at no cost.
    checkShape('fundPassword', password, (seen.rule as Rule | null) ?? settings().fundPassword.rule)
    // Slow, so before anything is locked. The result is only returned through the count, one after another.
    const right = await passwords.verify(seen.hash, password)
    const renewed = right ? await passwords.renewed(seen.hash, password) : undefined
    const verdict = await transact(db, async (tx) => {
      const [row] = await tx.select().from(fundPassword).where(mine(memberId)).for('update')
      if (row?.hash !== seen.hash) throw changed()
      const now = clock.now()
      const stillLocked = lockOf(row)
      if (stillLocked) refuseLocked(stillLocked)
      // A lock that ran out starts a new count.
      const failures = row.lockedUntil ? 0 : row.failures
      const left = right ? tries : tries - failures - 1
      const lockedUntil = left > 0 ? null : new Date(now.getTime() + lockMinutes * 60_000)
      const hash = renewed ?? row.hash
      const set = { failures: right ? 0 : failures + 1, lockedUntil, hash }
      if (!right || row.failures > 0 || row.lockedUntil || renewed)
        await tx.update(fundPassword).set(set).where(mine(memberId))
      return right ? { hash } : { left, lockedUntil }
    })
    if (verdict.hash !== undefined) return verdict.hash
    if (verdict.lockedUntil) refuseLocked(verdict.lockedUntil)
    throw refuse('fund_password_wrong', { field: 'fundPassword', details: { left: verdict.left } })
  }

  function checkShape(field: string, password: string, rule: Rule): void {
    const found = fault({ ...rule, field, enabled: true, required: true }, readPassword(password))
    if (found)
      throw refuse('field_invalid', {
        field,
        details: { fields: { [field]: found }, minLength: rule.minLength, maxLength: rule.maxLength },
      })
  }

  function checkRule(field: string, password: string): void {
    checkShape(field, password, settings().fundPassword.rule)
    if (tooEasy(password))
      throw refuse('field_invalid', { field, details: { fields: { [field]: { code: 'too_easy' } } } })
  }

  const keepFirst = (on: Db | Tx, memberId: string, hash: string) =>
    on
      .insert(fundPassword)
      .values({ memberId, hash, setAt: clock.now(), rule: settings().fundPassword.rule })
      .onConflictDoNothing()
      .returning()

  return {
    async check(who, password) {
      refuseRemembered(who)
      return turns.take(who.memberId, () => verifyOne(who.memberId, password))
    },

    async confirm(on, memberId, hash) {
      const same = await on
        .select({ one: sql`1` })
        .from(fundPassword)
        .where(and(mine(memberId), eq(fundPassword.hash, hash)))
        .for('share')
      if (same.length === 0) throw changed()
    },

    async set(who, password, loginPassword) {
      refuseRemembered(who)
      checkRule('newFundPassword', password)
      // Before the login password is guessed at: a second one is refused in any case.
      if ((await db.$count(fundPassword, mine(who.memberId))) > 0) throw refuse('fund_password_set')
      const [row] = await db.select({ hash: member.passwordHash }).from(member).where(eq(member.id, who.memberId))
      if (!row) throw refuse('not_found')
      if (row.hash !== null) {
        await allow(limiter, `fund:${who.memberId}`, guesses, 'locked')
        if (!(await passwords.verify(row.hash, loginPassword ?? '')))
          throw refuse('bad_credentials', { field: 'loginPassword' })
      }
      const made = await keepFirst(db, who.memberId, await passwords.hash(password))
      if (made.length === 0) throw refuse('fund_password_set')
    },

    async begin(tx, memberId, hash) {
      await keepFirst(tx, memberId, hash)
    },

    async change(memberId, checked, password) {
      checkRule('newFundPassword', password)
      if (await passwords.verify(checked, password))
        throw refuse('field_invalid', {
          field: 'newFundPassword',
          details: { fields: { newFundPassword: { code: 'same' } } },
        })
      const hash = await passwords.hash(password)
      const done = await db
        .update(fundPassword)
        .set({ hash, failures: 0, lockedUntil: null, setAt: clock.now(), rule: settings().fundPassword.rule })
        .where(and(mine(memberId), eq(fundPassword.hash, checked)))
        .returning()
      if (done.length === 0) throw changed()
    },

    async state(memberId) {
      const [row] = await db.select().from(fundPassword).where(mine(memberId))
      return {
        setAt: row?.setAt ?? null,
        lockedUntil: row ? lockOf(row) : null,
        waitsUntil: await waitsUntil(memberId),
      }
    },
  }
}
