/** Reports what happened, why it matters and how to fix it. Production builds may leave the words out: pass `false`. */
export function invariant<T>(value: T, message: string | false): asserts value is NonNullable<T> {
  if (value === null || value === undefined || value === false)
    throw new Error(`@brand/ui: ${message || 'wrong use; the development build says more'}`)
}
