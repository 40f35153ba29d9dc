import type { SyntheticEvent } from 'react'

interface Detail<Reason, Cause> {
  /** Why it changes. */
  readonly reason: Reason
  /** What the person did; undefined where nobody did anything. */
  readonly event: Cause
  /** Leaves everything as it was, where the component holds it, and ends what would follow. */
  cancel(): void
  readonly isCanceled: boolean
}

/**
 * Second argument of every handler that is told a change. The value of a component that you hold changes only as you
 * change it; `cancel()` is for the one that holds its own, and for what follows, such as closing.
 */
export type Details<Reason extends string, Cause = SyntheticEvent> = Reason extends string
  ? Detail<Reason, Cause>
  : never

/** Details of one change. */
export const because = <const Reason extends string, Cause>(reason: Reason, event: Cause) => {
  const state = {
    isCanceled: false,
    cancel() {
      state.isCanceled = true
    },
  }
  return { __proto__: state, reason, event } as unknown as Details<Reason, Cause>
}

/** Tells a change, and makes it unless the handler cancelled it; whether it was made. */
export function tell<Value, D extends { readonly isCanceled: boolean }>(
  value: Value,
  details: D,
  handler: ((value: Value, details: D) => void) | undefined,
  make?: (value: Value) => void,
): boolean {
  handler?.(value, details)
  if (details.isCanceled) return false
  make?.(value)
  return true
}
