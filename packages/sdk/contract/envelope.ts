import type { ErrorCode } from './errors.ts'

/** How every call answers (architecture.md). `requestId` names the call in the logs. */
export type Envelope<T> = Success<T> | Refusal

export interface Success<T> {
  success: true
  value: T
  requestId: string
}

export interface Refusal {
  success: false
  value: null
  code: ErrorCode
  /** For developers, in English; people read the text of `err.<code>`. */
  message: string
  field?: string
  /**
   * `fields`: the errors of a form, by field. `challenge`: a proof of work to solve. `captchaRequired`: show the
   * captcha.
   */
  details?: Record<string, unknown>
  retryable: boolean
  retryAfterMs?: number
  requestId: string
}
