import { AsyncLocalStorage } from 'node:async_hooks'
import { refuse } from '../lib/refusal.ts'

interface Call {
  /** When it must have begun its last statement, by `performance.now()`; Infinity once something is committed. */
  at: number
}
const calls = new AsyncLocalStorage<Call>()

const late = () =>
  refuse('unavailable', { retryAfterMs: 1000, message: 'the call took too long and was given up; nothing was changed' })

/**
 * Gives a call one deadline. After it no statement is sent and no commit, so what the call has begun is undone as a
 * whole; once something is committed it is finished, whatever that takes. `mayLeave`: it is answered at the deadline
 * itself, whatever it waits for. For calls that only read, and those whose repeat gets the same answer: a commit sent
 * just before the deadline may still succeed.
 * @throws Refused `unavailable`
 */
export async function withDeadline<T>(ms: number, mayLeave: boolean, run: () => Promise<T>): Promise<T> {
  const call: Call = { at: performance.now() + ms }
  try {
    const work = calls.run(call, run)
    return await (mayLeave ? within(call, ms, work) : work)
  } finally {
    // What the call has left to be done in the background has no deadline, unless the call itself has passed its
    // deadline.
    if (performance.now() < call.at) call.at = Infinity
  }
}

/** The result of work, or a refusal after `ms`. */
function within<T>(call: Call, ms: number, work: Promise<T>): Promise<T> {
  return inTime(work, ms, () => {
    // A timer may be early by a fraction: what goes on must find its deadline passed all the same.
    if (call.at !== Infinity) call.at = -Infinity
  })
}

/**
 * Something the call under way waits for, until its deadline at most; what comes later is given to `drop`.
 * @throws Refused `unavailable`
 */
export function untilDeadline<T>(work: Promise<T>, drop: (late: T) => void): Promise<T> {
  const left = timeLeft()
  if (left === Infinity) return work
  return inTime(work, left, () => void work.then(drop, () => {}))
}

function inTime<T>(work: Promise<T>, ms: number, onLate: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate()
      reject(late())
    }, ms)
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
