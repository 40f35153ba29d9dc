import { errors, type ErrorCode } from '@brand/sdk/contract'
import type { Got } from './send.ts'

/** Internal details: stack frames, file names, terms of the database and its driver. */
const inside = new RegExp(
  String.raw`\bat (async )?[\w.<>]+ \(|\.ts:\d+|\.js:\d+|node_modules|node:internal|drizzle|postgres` +
    '|SQLSTATE|syntax error at|violates|Unexpected token|ZodError',
  'i',
)

/** A game that is not open is not a failure of the gateway. */
const honest503 = new Set<ErrorCode>(['game_maintenance', 'vendor_maintenance'])

const object = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Faults of an API response, whatever the request was; empty if there are none. */
export function faultOf({ status, headers, text }: Got): string | undefined {
  if (status === 0) return 'no answer'
  if (String(headers['content-type']).startsWith('text/event-stream'))
    return status === 200 ? undefined : `status ${status} of a stream`
  if (!String(headers['content-type']).startsWith('application/json'))
    return `status ${status}, content type ${String(headers['content-type'])}`
  const body = object(text)
  if (!body) return `status ${status}, no JSON object: ${text.slice(0, 200)}`
  if (body['success'] === true) return status === 200 && 'value' in body ? undefined : `status ${status} of a success`
  const { code, message, requestId, retryable, value } = body
  if (typeof code !== 'string' || !Object.hasOwn(errors, code)) return `status ${status}, code ${String(code)}`
  if (
    body['success'] !== false ||
    value !== null ||
    typeof message !== 'string' ||
    typeof requestId !== 'string' ||
    typeof retryable !== 'boolean'
  ) {
    return `not a whole refusal: ${text.slice(0, 200)}`
  }
  if (inside.test(text)) return `tells of our inside: ${text.slice(0, 300)}`
  if (status >= 500 && !honest503.has(code as ErrorCode)) return `status ${status} ${code}`
  return undefined
}

/** Faults of the response to a vendor call that must be refused. */
export function vendorFaultOf({ status, headers, text }: Got): string | undefined {
  if (status === 0 || status >= 500) return `status ${status}`
  if (!String(headers['content-type']).startsWith('application/json'))
    return `status ${status}, content type ${String(headers['content-type'])}`
  const body = object(text)
  if (typeof body?.['status'] !== 'string') return `status ${status}, no status: ${text.slice(0, 200)}`
  if (body['status'] === 'OK') return 'accepted'
  return inside.test(text) ? `tells of our inside: ${text.slice(0, 300)}` : undefined
}
