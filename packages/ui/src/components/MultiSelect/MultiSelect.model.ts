import { listText } from '../../i18n/listText.ts'
import type { ComboboxOption } from '../Combobox/Combobox.model.ts'

export type MultiSelectOption<Value extends string = string> = ComboboxOption<Value>
/** `gone`: chosen options were taken away. */
export type MultiSelectReason = 'choice' | 'remove' | 'clear' | 'gone'

/** Options from which on the list has a field to search in. */
export const searchFrom = 8

/** The values after a press on one, in the order of the list. */
export function toggle(options: readonly MultiSelectOption[], chosen: readonly string[], value: string): string[] {
  const after = new Set(chosen)
  if (!after.delete(value)) after.add(value)
  const known = options.map((option) => option.value).filter((one) => after.has(one))
  // Values that the list does not have now are kept: its options may still be on their way.
  return [...known, ...[...after].filter((one) => !known.includes(one))]
}

/** What the box says: the labels while there are few, else how many. */
export function summary(
  labels: readonly string[],
  most: number,
  many: (count: number) => string,
  locale: string,
): string | undefined {
  if (labels.length === 0) return undefined
  return labels.length > most ? many(labels.length) : listText(labels, locale)
}

/** Where a key leads among options, past those that are disabled; undefined for keys that lead nowhere. */
export function step(
  key: string,
  at: number,
  options: readonly { disabled?: boolean | undefined }[],
): number | undefined {
  const open = options.flatMap(({ disabled }, n) => (disabled ? [] : [n]))
  if (key === 'Home') return open[0]
  if (key === 'End') return open.at(-1)
  if (key === 'ArrowDown') return open.find((n) => n > at) ?? open.at(-1)
  if (key === 'ArrowUp') return open.findLast((n) => n < at) ?? open[0]
  return undefined
}

/** Where a key leads from a chip; undefined for keys that lead nowhere. */
export function chipStep(key: string, at: number, count: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const by = (key === 'ArrowRight') === rtl ? -1 : 1
  return Math.min(Math.max(at + by, 0), count - 1)
}
