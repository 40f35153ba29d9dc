import type { GatewayError } from '../errors/gateway-error.ts'
import { boundedWait } from './clock.ts'
import type { Descriptor } from './descriptor.ts'

const most = 2
/** A repeat starts at most this long after the call did. */
const budgetMs = 10_000

/**
 * Milliseconds until the call may be sent again, or undefined: it may not. A GET may, and what its policy allows; a
 * call that moves money may, as its idempotency key makes it count once. The server's own retry time may prolong our
 * backoff; up to half of either is added at random, so that clients refused together do not retry together. `repeats`
 * were made so far, `random` is 0 to 1.
 */
export function retryDelay(
  endpoint: Pick<Descriptor, 'method' | 'retry' | 'money'>,
  failure: Pick<GatewayError, 'retryable' | 'retryAfterMs'>,
  repeats: number,
  elapsedMs: number,
  random: number,
): number | undefined {
  const allowed = endpoint.money || (endpoint.retry ?? endpoint.method === 'GET')
  if (!allowed || !failure.retryable || repeats >= most) return undefined
  const wait = boundedWait(failure.retryAfterMs ?? 0, 200 * 2 ** repeats) * (1 + random / 2)
  return elapsedMs + wait > budgetMs ? undefined : wait
}
