import { GatewayError } from '../errors/gateway-error.ts'
import type { Clock } from './clock.ts'

/**
 * Runs work that ends at the caller's abort or after `ms`, whichever comes first, even when the work ignores its
 * signal. Leaves no listener on the caller's signal and no timer.
 */
export function withDeadline<T>(
  clock: Clock,
  ms: number | undefined,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const aborted = () => new GatewayError({ code: 'aborted', cause: signal?.reason })
    if (signal?.aborted) return reject(aborted())
    const own = new AbortController()
    const end = (error: GatewayError) => {
      leave()
      reject(error)
      own.abort(error)
    }
    const onAbort = () => end(aborted())
    signal?.addEventListener('abort', onAbort)
    const cancel =
      ms === undefined ? undefined : clock.after(ms, () => end(new GatewayError({ code: 'timeout', retryable: true })))
    function leave() {
      cancel?.()
      signal?.removeEventListener('abort', onAbort)
    }
    work(own.signal).then(
      (value) => {
        leave()
        resolve(value)
      },
      (error: unknown) => {
        leave()
        reject(error)
      },
    )
  })
}

/** Waits `ms`, or rejects when the caller aborts. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return withDeadline(
    clock,
    undefined,
    signal,
    (own) => new Promise((resolve) => own.addEventListener('abort', clock.after(ms, resolve))),
  )
}
