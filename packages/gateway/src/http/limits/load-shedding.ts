import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../lib/refusal.ts'

const everyMs = 50
/** One long pause is tolerated, a second of pauses is not: the mean weighs the last half second. */
const memoryMs = 500

/** Recent delay of the event loop, ms; stop it when done. */
export function watchLoop(now: () => number = () => performance.now()): { delay(): number; stop(): void } {
  let mean = 0
  let last = now()
  const after = (time: number) => {
    const late = Math.max(0, time - last - everyMs)
    const weight = 1 - Math.exp((last - time) / memoryMs)
    return mean + (late - mean) * weight
  }
  const timer = setInterval(() => {
    const time = now()
    mean = after(time)
    last = time
  }, everyMs).unref()
  // This may run first after a long block, before the timer.
  return { delay: () => Math.max(mean, after(now())), stop: () => clearInterval(timer) }
}

/**
 * A gateway that cannot keep up refuses reads, which can be retried anywhere; money calls and logins are still served.
 *
 * @returns how many were refused
 */
export function shedReads(api: FastifyInstance, delay: () => number): () => number {
  let refused = 0
  api.addHook('onRequest', (req, _reply, done) => {
    const most = api.services.settings().limits.loopDelayMs
    const isLate = req.method === 'GET' && most > 0 && delay() > most
    if (isLate) refused++
    done(isLate ? refuse('unavailable', { retryAfterMs: 1000, message: 'too much to do' }) : undefined)
  })
  return () => refused
}
