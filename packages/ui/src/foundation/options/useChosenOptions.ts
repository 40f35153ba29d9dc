import { useState } from 'react'
import type { ComboboxOption } from '../../components/Combobox/Combobox.model.ts'

/**
 * The options of chosen values. While a server searches, chosen options leave the list with every other search: each is
 * remembered as it was last seen, or as the caller gives it.
 */
export function useChosenOptions(
  values: readonly string[],
  options: readonly ComboboxOption[],
  given: readonly ComboboxOption[],
  remote: boolean,
): ComboboxOption[] {
  const [kept, setKept] = useState<readonly ComboboxOption[]>([])
  if (!remote) return options.filter(({ value }) => values.includes(value))
  const known = new Map([...given, ...kept, ...options].map((option) => [option.value, option]))
  const chosen = values.flatMap((value) => known.get(value) ?? [])
  if (chosen.length !== kept.length || chosen.some((option, at) => option !== kept[at])) setKept(chosen)
  return chosen
}
