import type { CompiledField } from './compileRules.ts'
import type { PatternId } from './patterns.ts'

export type CheckId = 'length' | 'letter' | 'upper' | 'lower' | 'digit' | 'symbol' | 'spaces' | 'plain' | 'letterFirst'

export interface Check {
  id: CheckId
  met: (value: string) => boolean
}

const parts: Record<Exclude<CheckId, 'length'>, RegExp> = {
  letter: /[A-Za-z]/,
  upper: /[A-Z]/,
  lower: /[a-z]/,
  digit: /\d/,
  symbol: /[^A-Za-z0-9\s]/,
  spaces: /^\S+$/,
  plain: /^[A-Za-z0-9]+$/,
  letterFirst: /^[A-Za-z]/,
}

/** The single checks of a password family. */
const lists: Partial<Record<PatternId, Exclude<CheckId, 'length'>[]>> = {
  letters_and_digits: ['letter', 'digit', 'spaces'],
  strong: ['upper', 'lower', 'digit', 'symbol', 'spaces'],
  alphanumeric: ['plain'],
  alphanumeric_upper: ['upper', 'plain'],
  letter_first: ['letterFirst', 'plain'],
  no_spaces: ['spaces'],
}

/** The checklist below a new password: its length, then the checks of its family. */
export function passwordChecks({ patternId, min, max }: CompiledField): Check[] {
  const length: Check = { id: 'length', met: (value) => [...value].length >= min && [...value].length <= max }
  return [length, ...(lists[patternId] ?? []).map((id) => ({ id, met: (value: string) => parts[id].test(value) }))]
}
