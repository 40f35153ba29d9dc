export interface CallOptions {
  signal?: AbortSignal | undefined
  /** For one answer, in ms. */
  timeoutMs?: number | undefined
  /** Made once per intent of a person (not per click) where money moves or something is made; a fresh one when absent. */
  idempotencyKey?: string | undefined
}
