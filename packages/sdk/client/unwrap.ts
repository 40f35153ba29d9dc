import { GatewayError } from '../errors/gateway-error.ts'
import { boundedWait } from './clock.ts'

export interface Answer {
  status: number
  headers: Pick<Headers, 'get'>
  text: string
}

type Fields = Record<string, unknown>
interface Kinds {
  string: string
  number: number
  boolean: boolean
}

/** The value when it is of that kind: an answer may contain anything. */
const of = <K extends keyof Kinds>(kind: K, value: unknown) => (typeof value === kind ? (value as Kinds[K]) : undefined)
const fields = (value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : undefined
const isCode = (value: unknown): value is string => /^[\w.-]{2,64}$/.test(of('string', value) ?? '')

/** Codes for refusals that carry none of their own. */
const byStatus: Record<number, string> = {
  404: 'not_found',
  408: 'timeout',
  429: 'rate_limited',
  451: 'region_restricted',
}

/**
 * The `value` of an answer, or the refusal it is, thrown. Reads our envelope and its relatives: 200 with `success:
 * false`, with `errorCode`, or with an `error` object. A response without an envelope, as a rule the page of a proxy,
 * is a refusal with `details.reason`.
 */
export function unwrap(answer: Answer): unknown {
  const body = parse(answer.text)
  const succeeded = answer.status < 300 && body && body.success !== false && !body.errorCode && !fields(body.error)
  if (succeeded && (body.success || 'value' in body)) return body.value
  throw refusalOf(answer, body, succeeded ? 'not_an_envelope' : undefined)
}

/** Any answer other than a success, as the error it means; `reason` states what it was instead of an envelope. */
export function refusalOf(
  { status, headers, text }: Answer,
  body = parse(text),
  reason = body ? undefined : 'not_json',
): GatewayError {
  const merged: Fields = { ...body, ...fields(body?.error) }
  // A request that did not arrive in time (408) was not worked on either.
  const unreachable = status >= 502 || status === 408
  const wait = of('number', merged.retryAfterMs) ?? retryAfter(headers)
  return new GatewayError({
    // Only an envelope may end a session: a 401 page of a proxy does not concern our token.
    code:
      [merged.code, merged.errorCode, merged.error, body && status === 401 && 'token_expired', byStatus[status]].find(
        isCode,
      ) ?? (unreachable ? 'unavailable' : 'unknown'),
    message: of('string', merged.message ?? merged.error) ?? `HTTP ${status}`,
    field: of('string', merged.field),
    details: fields(merged.details) ?? { reason },
    retryable: of('boolean', merged.retryable) ?? unreachable,
    retryAfterMs: wait > 0 ? boundedWait(wait, 0) : undefined,
    requestId: of('string', merged.requestId ?? headers.get('x-request-id')),
    status,
  })
}

/**
 * The wait that `Retry-After` asks for, ms, in either form that HTTP allows: seconds, or a date by the server's own clock
 * if that is shown.
 */
function retryAfter(headers: Pick<Headers, 'get'>): number {
  const header = headers.get('retry-after') ?? ''
  return Number(header) * 1000 || Date.parse(header) - (Date.parse(headers.get('date') ?? '') || Date.now())
}

function parse(json: string): Fields | undefined {
  try {
    return fields(JSON.parse(json))
  } catch {
    return undefined
  }
}
