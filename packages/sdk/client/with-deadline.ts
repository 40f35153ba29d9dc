import { GatewayError } from '../errors/gateway-error.ts'
import type { Clock } from './clock.ts'

/**
 * Runs work that ends at the caller's abort or after `ms`, whichever comes first, even when the work ignores its
 * signal. Leaves no listener on the caller's signal and no timer.
 */
export async function withDeadline<T>(
  clock: Clock,
  ms: number | undefined,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborted = () => new GatewayError({ code: 'aborted', cause: signal?.reason })
  if (signal?.aborted) throw aborted()
  const own = new AbortController()
  const ended = new Promise<never>((_, reject) => (own.signal.onabort = () => reject(own.signal.reason)))
  const onAbort = () => own.abort(aborted())
  signal?.addEventListener('abort', onAbort)
  const cancel =
    ms === undefined
      ? undefined
      : clock.after(ms, () => own.abort(new GatewayError({ code: 'timeout', retryable: true })))
  try {
    return await Promise.race([work(own.signal), ended])
  } finally {
    cancel?.()
    signal?.removeEventListener('abort', onAbort)
  }
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
