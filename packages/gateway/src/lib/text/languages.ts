import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A row of `locales/languages.json`. */
export interface LanguageRow {
  tag: string
  /** What its speakers call it. */
  name: string
  /** Whose dates, numbers and plurals it is written with. */
  locale: string
  calendar: string
  digits: string
  /** Whether it has every text of site, kit, gateway and games. */
  complete: boolean
}

/** `locales` of the repository from source, of the package once built (scripts/finish-build.ts). */
function folder(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, 'locales', 'languages.json'))) return join(at, 'locales')
  }
  throw new Error('the words of the gateway are missing: the installation is broken')
}

export const localesFolder = folder()

const rows = new Map(
  (JSON.parse(readFileSync(join(localesFolder, 'languages.json'), 'utf8')) as LanguageRow[]).map((row) => [
    row.tag,
    row,
  ]),
)

/** Languages that have every text, in the order of their rows: what a sandbox offers, and is written in. */
export const completeLanguages: readonly string[] = [...rows.values()].flatMap(({ tag, complete }) =>
  complete ? [tag] : [],
)

/** How dates and numbers are written for a reader: as the row of the language says, else as its tag does. */
export function formatLocale(language: string): string {
  const row = rows.get(language)
  return row ? `${row.locale}-u-ca-${row.calendar}-nu-${row.digits}` : language
}

/** The first of a language, and the locale of its row, whose rules are known here. */
export const rulesLocale = (language: string): string =>
  Intl.PluralRules.supportedLocalesOf([language, rows.get(language)?.locale ?? 'en'])[0] ?? 'en'
