import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, lt, min, sql } from 'drizzle-orm'
import { refuse, type Clock } from '../context.ts'
import { transact, type Db, type Reader } from '../db/client.ts'
import { loginFailure, loginLock } from '../db/schema/index.ts'
import type { Settings } from '../settings/settings.ts'
import type { Captchas } from './captcha.ts'
import { addressKey } from './limits.ts'

export interface Attempt {
  /** Folded login name; names nobody owns are counted like any other. */
  account: string
  ip: string
  captchaId?: string | undefined
  captcha?: string | undefined
}

/** What a login may do next. `locked` must look like a wrong password. */
export interface Verdict {
  go: 'verify' | 'locked' | 'captcha_required' | 'captcha_wrong'
  /** The next try will need a captcha if this one fails. */
  captchaNext: boolean
  failed(): Promise<void>
  /** The password was never checked: as if nobody had tried. */
  forget(): Promise<void>
  succeeded(on: Reader): Promise<void>
}

export interface Lockout {
  /** Runs a login under its verdict, and returns what it returns. */
  guard: <T>(attempt: Attempt, run: (verdict: Verdict) => Promise<T>) => Promise<T>
}

const minute = 60_000
/**
 * Until its password is checked an attempt counts against the account, and against the address only while it runs:
 * a household that signs in well is no attack. The mark is its own, so that no attempt settles another's row.
 */
const unchecked = (): string => `?${randomUUID()}`

/** Limits of login (decisions.md): counted before the password is checked, so that parallel guesses cannot slip past. */
export function createLockout(db: Db, clock: Clock, settings: () => Settings, captchas: Captchas): Lockout {
  /** Passwords being checked now, by address. */
  const checking = new Map<string, number>()

  function leave(address: string): void {
    const left = (checking.get(address) ?? 0) - 1
    if (left > 0) checking.set(address, left)
    else checking.delete(address)
  }

  /** Refuses an address with too many failures, when all the checks `ahead` fail too. */
  async function refuseBusyAddress(on: Reader, address: string, ahead: number, now: Date): Promise<void> {
    const { failuresPerIp, windowMinutes } = settings().login
    const [row] = await on
      .select({ n: count(), oldest: min(loginFailure.at) })
      .from(loginFailure)
      .where(and(eq(loginFailure.ip, address), gt(loginFailure.at, new Date(now.getTime() - windowMinutes * minute))))
    if (!row || row.n + ahead < failuresPerIp) return
    const full = row.n >= failuresPerIp && row.oldest
    throw refuse('rate_limited', { retryAfterMs: Math.max(1000, full ? full.getTime() + windowMinutes * minute - now.getTime() : 0) })
  }

  async function failuresOf(tx: Reader, account: string, since: Date): Promise<number> {
    const [row] = await tx
      .select({ n: count() })
      .from(loginFailure)
      .where(and(eq(loginFailure.accountKey, account), gt(loginFailure.at, since)))
    return row?.n ?? 0
  }

  /** `enter` takes a place among the checks of the address and says how many were there before. */
  async function begin({ account, captchaId, captcha }: Attempt, address: string, enter: () => number): Promise<Verdict> {
    const { captchaFromFailure, maxFailures, windowMinutes, lockMinutes } = settings().login
    const now = clock.now()
    const mark = unchecked()
    const windowStart = new Date(now.getTime() - windowMinutes * minute)
    await refuseBusyAddress(db, address, 0, now)

    const verdict = await transact(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login:${account}`}, 0))`)
      const [lock] = await tx.select().from(loginLock).where(eq(loginLock.accountKey, account))
      const failures = await failuresOf(tx, account, windowStart)
      const captchaNext = failures + 1 >= captchaFromFailure
      if (failures >= captchaFromFailure) {
        if (!captcha) return { go: 'captcha_required' as const, captchaNext }
        if (!(await captchas.spend(tx, captchaId, captcha))) return { go: 'captcha_wrong' as const, captchaNext }
      }
      if (lock && lock.until > now) return { go: 'locked' as const, captchaNext }
      await refuseBusyAddress(tx, address, enter(), now)
      await tx.insert(loginFailure).values({ accountKey: account, ip: mark, at: now })
      // A lock that ran out starts a new count of five; the captcha stays due for the whole window.
      const counted = lock && lock.until > windowStart ? await failuresOf(tx, account, lock.until) : failures + 1
      if (counted >= maxFailures) {
        const until = new Date(now.getTime() + lockMinutes * minute)
        await tx
          .insert(loginLock)
          .values({ accountKey: account, until })
          .onConflictDoUpdate({ target: loginLock.accountKey, set: { until } })
      }
      return { go: 'verify' as const, captchaNext }
    })

    const mine = and(eq(loginFailure.accountKey, account), eq(loginFailure.ip, mark))
    return {
      ...verdict,
      failed: async () => void (await db.update(loginFailure).set({ ip: address }).where(mine)),
      async forget() {
        await db.delete(loginFailure).where(mine)
        await db
          .delete(loginLock)
          .where(and(eq(loginLock.accountKey, account), eq(loginLock.until, new Date(now.getTime() + lockMinutes * minute))))
      },
      async succeeded(on) {
        await on.delete(loginFailure).where(eq(loginFailure.accountKey, account))
        await on.delete(loginLock).where(eq(loginLock.accountKey, account))
      },
    }
  }

  return {
    async guard(attempt, run) {
      const address = addressKey(attempt.ip)
      let inside = false
      const enter = () => {
        const ahead = (checking.get(address) ?? 0) - Number(inside)
        if (!inside) checking.set(address, ahead + 1)
        inside = true
        return ahead
      }
      try {
        return await run(await begin(attempt, address, enter))
      } finally {
        if (inside) leave(address)
      }
    },
  }
}

/** Rows that no longer decide anything. */
export async function sweepLockout(db: Db, now: Date, settings: Settings): Promise<void> {
  await db.delete(loginFailure).where(lt(loginFailure.at, new Date(now.getTime() - settings.login.windowMinutes * minute)))
  await db.delete(loginLock).where(lt(loginLock.until, new Date(now.getTime() - settings.login.windowMinutes * minute)))
}
