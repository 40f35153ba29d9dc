import { randomUUID } from 'node:crypto'
import { deleteRows } from '../../db/delete-in-batches.ts'
import { and, count, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { latestAt, minute, type Clock } from '../../lib/time/clock.ts'
import { refuse } from '../../lib/refusal.ts'
import { transact, type Db, type Reader } from '../../db/client.ts'
import { lockKey } from '../../db/locks.ts'
import { loginFailure, loginLock } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Captchas } from '../challenges/captcha.ts'
import { addressKey } from '../../http/limits/rate-limit.ts'

export interface Attempt {
  /** Folded login name; unknown names are counted like any other. */
  account: string
  ip: string
  captchaId?: string | undefined
  captcha?: string | undefined
}

/** What a login may do next. `locked` must be indistinguishable from a wrong password. */
export interface Verdict {
  go: 'verify' | 'locked' | 'captcha_required' | 'captcha_wrong'
  /** The next try will need a captcha if this one fails. */
  captchaNext: boolean
  failed(): Promise<void>
  /** The password was never checked: the attempt is not counted. */
  forget(): Promise<void>
  succeeded(on: Reader): Promise<void>
}

export interface LoginThrottle {
  /** Runs a login under its verdict, and returns its result. */
  guard: <T>(attempt: Attempt, run: (verdict: Verdict) => Promise<T>) => Promise<T>
}

/** Failures of a time; those beyond it were written before the clock was put back. */
const within = (since: Date, now: Date) => and(gt(loginFailure.at, since), lte(loginFailure.at, latestAt(now)))

/**
 * Limits of login, over all gateways on the database: counted before the password is checked, so that parallel guesses
 * cannot slip past. Until it is settled an attempt counts as a failure; for an address only those that failed or still
 * run count, as many good logins of one household are no attack.
 */
export function createLoginThrottle(db: Db, clock: Clock, settings: () => Settings, captchas: Captchas): LoginThrottle {
  /** Refuses an address with too many failures, when all that run now fail too. */
  async function refuseBusyAddress(on: Reader, address: string, now: Date): Promise<void> {
    const { failuresPerIp, windowMinutes } = settings().login
    const failed = isNull(loginFailure.attempt)
    const [row] = await on
      .select({
        all: count(),
        failed: count(sql`case when ${failed} then 1 end`),
        oldest: sql<Date | null>`min(case when ${failed} then ${loginFailure.at} end)`.mapWith(loginFailure.at),
      })
      .from(loginFailure)
      .where(and(eq(loginFailure.ip, address), within(new Date(now.getTime() - windowMinutes * minute), now)))
    if (!row || row.all < failuresPerIp) return
    const full = row.failed >= failuresPerIp && row.oldest
    throw refuse('rate_limited', {
      retryAfterMs: Math.max(1000, full ? full.getTime() + windowMinutes * minute - now.getTime() : 0),
    })
  }

  async function failuresOf(tx: Reader, account: string, since: Date, now: Date): Promise<number> {
    const [row] = await tx
      .select({ n: count() })
      .from(loginFailure)
      .where(and(eq(loginFailure.accountKey, account), within(since, now)))
    return row?.n ?? 0
  }

  /**
   * Whether so many names failed over all addresses that it must be one password tried on all of them. Those under way
   * count too. It skips from name to name in the index and stops at as many as that: during an attack no login reads
   * all failures.
   */
  async function sprayed(on: Reader, since: Date, now: Date): Promise<boolean> {
    const { sprayedNames } = settings().login
    const latest = latestAt(now)
    const {
      rows: [row],
    } = await on.execute<{ n: number }>(sql`
      with recursive names as (
        (select account_key as name from login_failure where at > ${since} and at <= ${latest} order by account_key limit 1)
        union all
        select (select f.account_key from login_failure f where f.account_key > names.name and f.at > ${since} and f.at <= ${latest}
        order by f.account_key limit 1)
        from names where names.name is not null)
      select count(*)::int as n from (select from names where name is not null limit ${sprayedNames}) found`)
    return (row?.n ?? 0) >= sprayedNames
  }

  async function begin({ account, captchaId, captcha }: Attempt, address: string, attempt: string): Promise<Verdict> {
    const { captchaFromFailure, maxFailures, windowMinutes, lockMinutes } = settings().login
    const now = clock.now()
    const windowStart = new Date(now.getTime() - windowMinutes * minute)
    await refuseBusyAddress(db, address, now)

    const verdict = await transact(db, async (tx) => {
      for (const key of [`as ${account}`, `from ${address}`].toSorted()) await lockKey(tx, 'login', key)
      const [found] = await tx.select().from(loginLock).where(eq(loginLock.accountKey, account))
      // One that lasts longer than any was set before the clock was put back.
      const lock = found && found.until.getTime() <= latestAt(now).getTime() + lockMinutes * minute ? found : undefined
      const failures = await failuresOf(tx, account, windowStart, now)
      const spray = await sprayed(tx, windowStart, now)
      const captchaNext = spray || failures + 1 >= captchaFromFailure
      if (spray || failures >= captchaFromFailure) {
        if (!captcha) return { go: 'captcha_required' as const, captchaNext }
        if (!(await captchas.spend(tx, captchaId, captcha))) return { go: 'captcha_wrong' as const, captchaNext }
      }
      if (lock && lock.until > now) return { go: 'locked' as const, captchaNext }
      await refuseBusyAddress(tx, address, now)
      await tx.insert(loginFailure).values({ accountKey: account, ip: address, at: now, attempt })
      // A lock that ran out starts a new count of five; the captcha stays required for the whole window.
      const counted = lock && lock.until > windowStart ? await failuresOf(tx, account, lock.until, now) : failures + 1
      if (counted >= maxFailures) {
        const until = new Date(now.getTime() + lockMinutes * minute)
        await tx
          .insert(loginLock)
          .values({ accountKey: account, until })
          .onConflictDoUpdate({ target: loginLock.accountKey, set: { until } })
      }
      return { go: 'verify' as const, captchaNext }
    })

    const mine = and(eq(loginFailure.accountKey, account), eq(loginFailure.attempt, attempt))
    return {
      ...verdict,
      failed: async () => void (await db.update(loginFailure).set({ attempt: null }).where(mine)),
      async forget() {
        await db.delete(loginFailure).where(mine)
        await db
          .delete(loginLock)
          .where(
            and(eq(loginLock.accountKey, account), eq(loginLock.until, new Date(now.getTime() + lockMinutes * minute))),
          )
      },
      async succeeded(on) {
        await on.delete(loginFailure).where(eq(loginFailure.accountKey, account))
        await on.delete(loginLock).where(eq(loginLock.accountKey, account))
      },
    }
  }

  return {
    async guard(attempt, run) {
      const id = randomUUID()
      const verdict = await begin(attempt, addressKey(attempt.ip), id)
      try {
        return await run(verdict)
      } finally {
        // An attempt that was never settled counts against the account alone.
        if (verdict.go === 'verify') {
          const mine = and(eq(loginFailure.accountKey, attempt.account), eq(loginFailure.attempt, id))
          await db
            .update(loginFailure)
            .set({ attempt: null, ip: null })
            .where(mine)
            .catch(() => {})
        }
      }
    },
  }
}

/** Rows that no longer count. */
export async function sweepLockout(db: Db, now: Date, settings: Settings): Promise<void> {
  const old = new Date(now.getTime() - settings.login.windowMinutes * minute)
  await deleteRows(db, loginFailure, lt(loginFailure.at, old))
  await deleteRows(db, loginLock, lt(loginLock.until, old))
}
