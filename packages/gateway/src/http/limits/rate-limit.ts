import { eq, lt, sql } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-in-batches.ts'
import ipaddr from 'ipaddr.js'
import { type Clock, clocksApartMs } from '../../lib/time/clock.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Db } from '../../db/client.ts'
import { rateLimit } from '../schema.ts'

/** A rate limit: `burst` calls at once, then `perSecond` of them in the long run. */
export interface Rate {
  perSecond: number
  burst: number
}

/**
 * Generic cell rate algorithm, one number per key: how long until the next call is allowed, ms. 0 when this one is, and
 * then it counts.
 */
export interface Limiter {
  take(key: string, rate: Rate): number | Promise<number>
  /** Takes back what `take` counted. */
  giveBack(key: string, rate: Rate): void | Promise<void>
}

/** Half a millisecond of rounding must not turn "after a second" into "not yet". */
const rounding = 0.5

/** For one process: costs next to nothing, and is exact under concurrency because nothing awaits in between. */
export function memoryLimiter(
  clock: Clock,
  sweepAbove = 10_000,
): Limiter & { take(key: string, rate: Rate): number; size(): number } {
  const arrival = new Map<string, number>()
  let sweepAt = sweepAbove

  function sweep(now: number): void {
    for (const [key, at] of arrival) if (at <= now) arrival.delete(key)
    sweepAt = Math.max(sweepAbove, arrival.size * 2)
  }

  return {
    take(key, rate) {
      const now = clock.now().getTime()
      const gap = 1000 / rate.perSecond
      const due = arrival.get(key) ?? now
      // What lies further ahead than any call may leave it is from before the clock was put back.
      const next = (due > now + gap * rate.burst + rounding ? now : Math.max(now, due)) + gap
      const wait = next - now - gap * rate.burst
      if (wait > rounding) return Math.ceil(wait)
      arrival.set(key, next)
      if (arrival.size > sweepAt) sweep(now)
      return 0
    },
    giveBack(key, rate) {
      const at = arrival.get(key)
      if (at !== undefined) arrival.set(key, at - 1000 / rate.perSecond)
    },
    size: () => arrival.size,
  }
}

/** For all gateways on a database: exact because one statement reads and writes the row. */
export function sharedLimiter(db: Db, clock: Clock): Limiter {
  return {
    async take(key, { perSecond, burst }) {
      const now = clock.now().getTime()
      const gap = 1000 / perSecond
      const latest = now + gap * (burst - 1) + rounding
      const putBack = sql`known.due > ${now + gap * burst + clocksApartMs}::float8`
      const taken = await db.execute(sql`
        insert into rate_limit as known (key, due) values (${key}, ${now + gap}::float8)
        on conflict (key) do update set due = case when ${putBack} then ${now}::float8 else greatest(known.due, ${now}::float8) end + ${gap}::float8
          where known.due <= ${latest}::float8 or ${putBack}`)
      if (taken.rowCount) return 0
      const [row] = await db
        .select({ due: rateLimit.due })
        .from(rateLimit)
        .where(sql`${rateLimit.key} = ${key}`)
      return Math.max(1, Math.ceil((row?.due ?? now) - gap * (burst - 1) - now))
    },
    async giveBack(key, { perSecond }) {
      await db
        .update(rateLimit)
        .set({ due: sql`${rateLimit.due} - ${1000 / perSecond}::float8` })
        .where(eq(rateLimit.key, key))
    },
  }
}

/** Rows that limit no caller any more. */
export const sweepLimits = (db: Db, now: Date): Promise<void> =>
  deleteRows(db, rateLimit, lt(rateLimit.due, now.getTime()))

/** Refuses with an error and its retry time. */
export async function allow(
  limiter: Limiter,
  key: string,
  rate: Rate,
  code: 'throttled' | 'rate_limited' | 'locked' | 'sms_too_many',
): Promise<void> {
  const retryAfterMs = await limiter.take(key, rate)
  if (retryAfterMs > 0) throw refuse(code, { retryAfterMs })
}

/**
 * Runs `work` within a limit of what is accepted: what the work refuses is given back. Not for limits that guard against
 * guesses, which count every try.
 */
export async function within<T>(
  limiter: Limiter,
  key: string,
  rate: Rate,
  code: 'throttled' | 'rate_limited' | 'sms_too_many',
  work: () => Promise<T>,
): Promise<T> {
  await allow(limiter, key, rate, code)
  try {
    return await work()
  } catch (error) {
    await limiter.giveBack(key, rate)
    throw error
  }
}

/** So many in an hour, all at once if need be. */
export const hourly = (most: number): Rate => ({ perSecond: most / 3600, burst: most })

/** One visitor is one IPv4 address or one IPv6 /64: a household has a whole prefix. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6
    ? address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : address.toString()
}
