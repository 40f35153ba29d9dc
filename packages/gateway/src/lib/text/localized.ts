import * as z from 'zod'
import { openingIn } from './opening.ts'

/** The same text in any number of languages, by tag (`en`, `bn`, `zh-TW`); at least one. */
export type Localized<Value = string> = Readonly<Record<string, Value>>

/** The schema of `Localized`. */
export const localized = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,8})?$/), value)
    .refine((values) => Object.keys(values).length > 0, { message: 'in no language' })

/** The same text in each of some languages. */
export const inEach = <Value>(
  languages: readonly string[],
  write: (language: string) => Value,
): Record<string, Value> => Object.fromEntries(languages.map((language) => [language, write(language)]))

/** A text of the sandbox, or several that belong together, of which the value holds the English ones. */
function ownIn<Value>(language: string, english: Value | undefined): Value | undefined {
  if (typeof english === 'string') return openingIn(language, english) as Value | undefined
  if (typeof english !== 'object' || english === null) return undefined
  const found = Object.entries(english).map(([part, text]) => [part, ownIn<unknown>(language, text)] as const)
  return found.every(([, text]) => text !== undefined) ? (Object.fromEntries(found) as Value) : undefined
}

/** The languages that a reader is shown, the best first: their own, its base language, the site's default, English. */
export const readingOrder = (language: string, fallback: string): string[] => [
  ...new Set([language, language.split('-')[0] ?? language, fallback, 'en']),
]

/**
 * What to show to a reader of `language`: in that language, in its base language, in the site's default, in English, or
 * else in any there is. Texts that the sandbox brought are kept in English and have their other languages from its
 * files, so that a language is read as soon as it has them.
 */
export function inLanguage<Value>(values: Localized<Value>, language: string, fallback: string): Value {
  for (const tag of readingOrder(language, fallback)) {
    const value = values[tag] ?? ownIn(tag, values['en'])
    if (value !== undefined) return value
  }
  const [any] = Object.values(values)
  if (any === undefined) throw new Error('a localized value in no language')
  return any
}
