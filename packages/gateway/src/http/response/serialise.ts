import type * as z from 'zod'

/**
 * JSON of what the output schema lists, and of nothing else. A value that does not fit is an internal fault and is
 * never sent. Measured on a page of 18 games: 10 µs, beside 6 µs for bare JSON.stringify; a frozen value is written
 * once and remembered.
 */
export function serialise(output: z.ZodType): (value: unknown) => string {
  const written = new WeakMap<object, string>()
  const write = (value: unknown): string => JSON.stringify(output.parse(value))
  return (value) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return write(value)
    const cached = written.get(value)
    if (cached !== undefined) return cached
    const json = write(value)
    written.set(value, json)
    return json
  }
}
