export interface CallOptions {
  signal?: AbortSignal
  /** For one answer, in ms. */
  timeoutMs?: number
  /** Made once per intent of a person (not per click) where money moves; a fresh one when absent. */
  idempotencyKey?: string
}
