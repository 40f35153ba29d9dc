import type { Clock } from '../context.ts'
import { refuse } from '../context.ts'

/** `burst` calls at once, then `perSecond` of them in the long run. */
export interface Rate {
  perSecond: number
  burst: number
}

/** How long until the next call is allowed: 0 when this one is, and then it counts. One process by itself, or a table for many. */
export interface Limiter {
  take(key: string, rate: Rate): number
  size(): number
}

/** Generic cell rate algorithm: one number per key, exact under concurrency because nothing awaits in between. */
export function memoryLimiter(clock: Clock, sweepAbove = 10_000): Limiter {
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
      const next = Math.max(now, arrival.get(key) ?? now) + gap
      const wait = next - now - gap * rate.burst
      // Half a millisecond of rounding must not turn "after a second" into "not yet".
      if (wait > 0.5) return Math.ceil(wait)
      arrival.set(key, next)
      if (arrival.size > sweepAt) sweep(now)
      return 0
    },
    size: () => arrival.size,
  }
}

/** Refuses visibly, saying when to come back. */
export function allow(limiter: Limiter, key: string, rate: Rate, code: 'throttled' | 'rate_limited' | 'locked'): void {
  const retryAfterMs = limiter.take(key, rate)
  if (retryAfterMs > 0) throw refuse(code, { retryAfterMs })
}

/** One visitor is one IPv4 address or one IPv6 /64: a household gets a whole prefix. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/i, '')
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
