import type { ErrorCode } from '@brand/sdk/contract'

export interface RefusalMore {
  field?: string
  details?: Record<string, unknown>
  retryAfterMs?: number
  /** For developers and logs. */
  message?: string
  cause?: unknown
}

/** A refusal with a code of the contract; the pipeline turns it into the envelope. */
export class Refused extends Error {
  readonly code: ErrorCode
  readonly more: RefusalMore
  constructor(code: ErrorCode, more: RefusalMore = {}) {
    super(more.message ?? code, { cause: more.cause })
    this.code = code
    this.more = more
  }
}

/** To be thrown: `throw refuse('not_found')`. */
export function refuse(code: ErrorCode, more?: RefusalMore): Refused {
  return new Refused(code, more)
}

/**
 * Where an invariant of the ledger is broken no money is moved until an operator has checked it. @throws Refused
 * `unavailable`
 */
export function refuseStopped(stopped: boolean): void {
  if (stopped)
    throw refuse('unavailable', {
      retryAfterMs: 60_000,
      message: 'money calls are refused: the ledger does not balance',
    })
}
