/** What a key adds; `erase` takes the last digit away. */
export type KeypadKey = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | '0' | 'erase'

/** As on a telephone, three in a row. */
export const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0', 'erase'] as const

/**
 * The digits after a press. Nothing is added beyond `maxLength`, of `00` as much as there is room for; zeros alone add
 * nothing to a number, unless it is a code.
 */
export function pressed(digits: string, key: KeypadKey, maxLength: number, code: boolean): string {
  if (key === 'erase') return digits.slice(0, -1)
  const next = (digits + key).slice(0, Math.max(maxLength, digits.length))
  return code ? next : next.replace(/^0+/, '')
}

/** The key of a keyboard that does the same. */
export const keyOf = (key: string): KeypadKey | undefined =>
  key === 'Backspace' ? 'erase' : /^\d$/.test(key) ? (key as KeypadKey) : undefined
