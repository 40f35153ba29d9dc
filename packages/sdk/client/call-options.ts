export interface CallOptions {
  signal?: AbortSignal | undefined
  /** For one answer, in ms. */
  timeoutMs?: number | undefined
  /** Made once per intent of a person (not per click) where money moves; a fresh one when absent. */
  idempotencyKey?: string | undefined
}
