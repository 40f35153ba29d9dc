import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localesFolder, rulesLocale } from './languages.ts'

type Words = Readonly<Record<string, string>>

// The site draws the banners of a new site before any call: their texts are the site's own.
const files = ['site/games.json', 'site/access.json', 'gateway.json']

function read(language: string): Words | undefined {
  const found = files.map((file) => join(localesFolder, language, file)).filter((file) => existsSync(file))
  return found.length === 0
    ? undefined
    : (Object.assign({}, ...found.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Words)) as Words)
}

const loaded = new Map<string, Words | undefined>()

/** Words of a language by its tag, read when they are first needed; none where it has no folder. */
function wordsOf(language: string): Words | undefined {
  if (!/^[a-z]{2,3}(-[A-Za-z]{2,8})?$/.test(language)) return undefined
  if (!loaded.has(language)) loaded.set(language, read(language))
  return loaded.get(language)
}

const rules = new Map<string, Intl.PluralRules>()

function pluralOf(language: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(rulesLocale(language))
  rules.set(language, known)
  return known.select(count)
}

/** The text of a key for a count, in the form the language has for it; of a key without forms the one there is. */
function find(language: string, key: string, count: number | undefined): string | undefined {
  const words = wordsOf(language)
  if (!words) return undefined
  return (
    (count === undefined ? undefined : words[`${key}_${pluralOf(language, count)}`]) ??
    words[`${key}_other`] ??
    words[key]
  )
}

/** Whether a language has a text itself; where not, `translate` gives the English one. */
export const isTranslated = (language: string, key: string): boolean => find(language, key, undefined) !== undefined

/**
 * A text of `locales/<lang>/gateway.json`, or of a banner in `site/games.json` or `site/access.json`, with `{{name}}`
 * filled in. `count` chooses among the plural forms of a key, `key_one` to `key_other`. English where the language has
 * no such text.
 */
export function translate(
  language: string,
  key: string,
  { count, ...values }: Record<string, string | number> & { count?: number } = {},
): string {
  const text = find(language, key, count) ?? find('en', key, count)
  if (text === undefined) throw new Error(`no words for ${key}`)
  const filled = count === undefined ? values : { count, ...values }
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_hole, name: string) => String(filled[name] ?? ''))
}
