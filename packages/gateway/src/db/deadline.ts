import { AsyncLocalStorage } from 'node:async_hooks'
import { refuse } from '../lib/refusal.ts'

interface Call {
  /** When it must have begun its last statement, by `performance.now()`. */
  at: number
}
const calls = new AsyncLocalStorage<Call>()

const late = () =>
  refuse('unavailable', { retryAfterMs: 1000, message: 'the call took too long and was given up; nothing was changed' })

/**
 * Gives a call one deadline. After it no statement is sent and nothing is committed, so what the call has begun is
 * undone as a whole; once something is committed it is finished, whatever that takes. `mayLeave`: a call that only
 * reads is answered at the deadline itself.
 * @throws Refused `unavailable`
 */
export async function withDeadline<T>(ms: number, mayLeave: boolean, run: () => Promise<T>): Promise<T> {
  const call: Call = { at: performance.now() + ms }
  try {
    const work = calls.run(call, run)
    return await (mayLeave ? within(ms, work) : work)
  } finally {
    // What the call has left to be done in the background has no deadline, unless the call itself has passed its
    // deadline.
    if (performance.now() < call.at) call.at = Infinity
  }
}

/** The result of work, or a refusal after `ms`. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms)
    work.then(
      (result) => {
        clearTimeout(timer)
        resolve(result)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error as Error)
      },
    )
  })
}

/** Milliseconds left of the current call; Infinity outside of calls. */
export const timeLeft = (): number => (calls.getStore()?.at ?? Infinity) - performance.now()

/** @throws Refused `unavailable` after the deadline of the call under way */
export function assertBeforeDeadline(): void {
  if (timeLeft() <= 0) throw late()
}

/** Something of the call under way is committed: it has no deadline from then on. */
export function finishCall(): void {
  const call = calls.getStore()
  if (call) call.at = Infinity
}

/** Runs shared work without the deadline of a single call. */
export const outsideCalls = <T>(run: () => T): T => calls.exit(run)
