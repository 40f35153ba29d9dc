import * as z from 'zod'

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

/**
 * What to show to a reader of `language`: in that language, in its base language, in the site's default, in English, or
 * else in any there is.
 */
export function inLanguage<Value>(values: Localized<Value>, language: string, fallback: string): Value {
  const [base = language] = language.split('-')
  const found = [language, base, fallback, 'en', ...Object.keys(values)].find((tag) => values[tag] !== undefined)
  const value = found === undefined ? undefined : values[found]
  if (value === undefined) throw new Error('a localized value in no language')
  return value
}
