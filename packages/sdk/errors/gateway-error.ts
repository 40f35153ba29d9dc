import type { ErrorCode } from '../contract/errors.ts'

/** A code of the contract, or one of a newer gateway. */
export type Code = ErrorCode | (string & {})

export interface Failure {
  code: Code
  message?: string | undefined
  field?: string | undefined
  details?: Record<string, unknown> | undefined
  retryable?: boolean | undefined
  retryAfterMs?: number | undefined
  requestId?: string | undefined
  status?: number | undefined
  cause?: unknown
}

// Registered globally, so that two copies of this package recognise each other's errors.
const brand = Symbol.for('@brand/sdk.GatewayError')

/**
 * Why a call failed, for three readers: `code` for programs, `message` for developers, `key` for the text people read.
 * Test with `isGatewayError`, not `instanceof`.
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly [brand] = true
  declare readonly code: Code
  /** Field of the input that was refused; all of them in `details.fields`. */
  declare readonly field: string | undefined
  declare readonly details: Record<string, unknown>
  /** The same call may succeed later unchanged. */
  declare readonly retryable: boolean
  /** Milliseconds to wait before a retry. */
  declare readonly retryAfterMs: number | undefined
  /** Identifies the call in the gateway's logs. */
  declare readonly requestId: string | undefined
  /** HTTP status; 0 when no answer came. */
  declare readonly status: number

  constructor({ message, cause, details = {}, retryable = false, status = 0, ...rest }: Failure) {
    super(message ?? rest.code, { cause })
    Object.assign(this, { details, retryable, status }, rest)
  }

  /** Key of the text for people. */
  get key(): `err.${string}` {
    return `err.${this.code}`
  }
}

/** Whether it is a `GatewayError`, and, when codes are given, one of those. */
export function isGatewayError(error: unknown, ...codes: Code[]): error is GatewayError {
  const ours = error as GatewayError | null | undefined
  return ours?.[brand] === true && (codes.length === 0 || codes.includes(ours.code))
}
