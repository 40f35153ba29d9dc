import type { ReactNode } from 'react'
import { latinDigits } from '../../foundation/figure/digits.ts'

export interface ComboboxOption<Value extends string = string> {
  /** Not empty: an empty value means that nothing is chosen. */
  value: Value
  label: string
  /** Before the label: a flag, an icon. */
  start?: ReactNode
  /** Small words at the end: a dialling code. */
  note?: string | undefined
  /** Found by these too: a name in English, a code. */
  keywords?: readonly string[] | undefined
  disabled?: boolean | undefined
}

/** What is compared: no case, no accents, digits of any script, no plus or 00 before a dialling code. */
export const fold = (text: string) =>
  latinDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
    .replace(/^(\+|00)\s*(?=\d|$)/, '')

/** Rank, smaller is better: the whole, its beginning, the beginning of a word in it, anywhere. */
function rank(text: string, search: string): number {
  if (text === search) return 0
  if (text.startsWith(search)) return 1
  return text.includes(` ${search}`) || text.includes(`-${search}`) || text.includes(`(${search}`)
    ? 2
    : text.includes(search)
      ? 3
      : Infinity
}

export type Searchable = ReadonlyMap<ComboboxOption, readonly string[]>

/** Texts are folded once, not at every key press. */
export const searchable = (options: readonly ComboboxOption[]): Searchable =>
  new Map(options.map((option) => [option, [option.label, ...(option.keywords ?? []), option.note ?? ''].map(fold)]))

/**
 * The options that hold the text in their label or keywords, best first; all of them while there is nothing to look
 * for.
 */
export function searchOptions(all: Searchable, text: string): ComboboxOption[] {
  const search = fold(text)
  if (search === '') return [...all.keys()]
  return [...all]
    .map(([option, texts]) => ({ option, at: Math.min(...texts.map((one) => rank(one, search))) }))
    .filter(({ at }) => at < Infinity)
    .toSorted((a, b) => a.at - b.at)
    .map(({ option }) => option)
}

/** A country of the gateway's list: ISO 3166-1 alpha-2 and the digits of its dialling code. */
export interface CountryEntry {
  countryCode: string
  countryDialingCode: string
  /** In the reader's language; made from the code unless given. */
  name?: string | undefined
}

const namesIn = (lang: string) => {
  const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'code' })
  return (code: string) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
}

/**
 * Countries as options: named and sorted in the language, found by that name, the English one, the code and the
 * dialling code.
 * The value is the country code: several countries share a dialling code.
 */
export function countryOptions(
  countries: readonly CountryEntry[],
  lang: string,
  flag?: (country: CountryEntry) => ReactNode,
): ComboboxOption[] {
  const [own, english] = [namesIn(lang), namesIn('en')]
  const { compare } = new Intl.Collator(lang)
  return countries
    .map((country) => {
      const { countryCode: code, countryDialingCode: dial, name = own(code) } = country
      return {
        value: code,
        label: name,
        note: `+${dial}`,
        keywords: [english(code), code, dial],
        start: flag?.(country),
      }
    })
    .toSorted((a, b) => compare(a.label, b.label))
}
