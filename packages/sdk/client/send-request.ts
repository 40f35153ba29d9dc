import { GatewayError } from '../errors/gateway-error.ts'
import type { Core } from './core.ts'
import type { Answer } from './unwrap.ts'

export interface Exchanged extends Answer {
  /** Server time minus local time in ms, from the `Date` header; NaN when it is not shown. */
  offsetMs: number
}

/** Sends one request and reads the whole answer, never much more than `maxLength` characters. */
export async function sendRequest(
  { fetch, clock, maxLength }: Pick<Core, 'fetch' | 'clock' | 'maxLength'>,
  url: string,
  init: RequestInit,
): Promise<Exchanged> {
  const sent = clock.now()
  const { status, headers, body } = await fetch(url, init).catch(lost)
  // The header counts whole seconds: half of one is the best guess for what it left out.
  const offsetMs = Date.parse(headers.get('date') ?? '') + 500 - (sent + clock.now()) / 2
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader) {
    const { done, value } = await reader.read().catch(lost)
    text += decoder.decode(value, { stream: !done })
    if (done) break
    if (text.length > maxLength) {
      await reader.cancel()
      throw new GatewayError({ code: 'unknown', status, details: { reason: 'too_large' } })
    }
  }
  return { status, headers, text, offsetMs }
}

function lost(cause: unknown): never {
  throw new GatewayError({ code: 'network_abnormal', retryable: true, cause })
}
