import { errors, type ErrorCode, type Refusal } from '@brand/sdk/contract'
import { Refused } from '../../lib/refusal.ts'
import { dbFault, pgError } from '../../db/client.ts'

/** The database is unreachable or busy: the same call may be retried. */
function isPassing(error: unknown): boolean {
  const fault = dbFault(error)
  return fault === 'busy' || fault === 'unavailable'
}

/** What Fastify itself refuses, as a code of the contract. */
function ofFastify(error: Error): Refused | undefined {
  const code = 'code' in error ? String(error.code) : ''
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || status === 413) return new Refused('payload_too_large')
  if (status === 404) return new Refused('not_found')
  if (status >= 400 && status < 500) return new Refused('validation', { message: 'the request could not be read' })
  return undefined
}

/** Any error as a refusal. The original stays in `cause` for the log; none of it is disclosed. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  // The driver wraps the reason a statement was refused for.
  if (error instanceof Error && error.cause instanceof Refused) return error.cause
  if (isPassing(error)) return new Refused('unavailable', { retryAfterMs: 1000, message: 'try again', cause: error })
  const constraint = pgError(error)?.constraint
  // A key that is kept no longer has still moved money, or moves it for another call.
  if (constraint === 'txn_idem')
    return new Refused('idempotency_conflict', { message: 'the key has moved money before', cause: error })
  if (constraint === 'ledger_archived')
    return new Refused('not_found', { message: 'the entries are archived', cause: error })
  const mapped = error instanceof Error ? ofFastify(error) : undefined
  return mapped ?? new Refused('unknown', { message: 'something went wrong on our side', cause: error })
}

/** HTTP status of a code; those that only a client uses are sent as 503. */
export function statusOf(code: ErrorCode): number {
  return errors[code].status || 503
}

/** The envelope of a refusal: code, text for developers, and what the caller may do; never the cause. */
export function refusalBody({ code, message, more }: Refused, requestId: string): Refusal {
  const { field, details, retryAfterMs } = more
  return {
    success: false,
    value: null,
    code,
    message,
    ...(field && { field }),
    ...(details && { details }),
    retryable: errors[code].retry,
    ...(retryAfterMs && { retryAfterMs }),
    requestId,
  }
}
