import type { ErrorCode } from './errors.ts'

/** Response of every call. `requestId` identifies the call in the logs. */
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
  /** English text for developers; people read the text of `err.<code>`. */
  message: string
  field?: string
  /**
   * `fields`: the errors of a form by field. `challenge`: a proof of work to solve. `captchaRequired`: show the
   * captcha.
   */
  details?: Record<string, unknown>
  retryable: boolean
  retryAfterMs?: number
  requestId: string
}
