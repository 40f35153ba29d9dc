import { useLayoutEffect, useRef } from 'react'

export interface Choosable {
  value: string
  disabled?: boolean | undefined
}

/** The value nearest to one that is gone, of what is left and can be chosen: the next, else the one before. */
export function neighbourOf(
  value: string,
  before: readonly Choosable[],
  after: readonly Choosable[],
): string | undefined {
  const left = new Set(after.filter(({ disabled }) => !disabled).map((one) => one.value))
  const at = before.findIndex((one) => one.value === value)
  const near = [...before.slice(at + 1), ...before.slice(0, at).reverse(), ...after]
  return near.find((one) => left.has(one.value))?.value
}

/**
 * Calls `onGone` once when options change so that values which were chosen among them are there no more: with the values
 * that stay, and the nearest one left. Values that were never there, and those of an empty list, may be on their way.
 */
export function useGone(
  options: readonly Choosable[],
  chosen: readonly string[],
  onGone: (stay: string[], neighbour: string | undefined) => void,
): void {
  const known = useRef(options)
  useLayoutEffect(() => {
    const before = known.current
    if (before === options || options.length === 0) return
    known.current = options
    const now = new Set(options.map(({ value }) => value))
    const gone = before.map(({ value }) => value).filter((value) => chosen.includes(value) && !now.has(value))
    const [first] = gone
    if (first === undefined) return
    onGone(
      chosen.filter((value) => !gone.includes(value)),
      neighbourOf(first, before, options),
    )
  })
}
