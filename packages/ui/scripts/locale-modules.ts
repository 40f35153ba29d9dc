import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Words = Record<string, Record<string, string>>

const folder = join(import.meta.dirname, '../../../locales')

/** A row of `locales/languages.json`. */
export interface LanguageRow {
  tag: string
  name: string
  locale: string
  script: string
  direction: 'ltr' | 'rtl'
  calendar: string
  digits: string
  firstDay: number
  /** Browsers lack its dates, units and lists: the site brings them with its words. */
  ownFormats?: boolean
  /** The site has all its words, too. */
  complete: boolean
}

/** Every language the kit has words in. */
export const languages = () => JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8')) as LanguageRow[]

export const wordsOf = (lang: string) => JSON.parse(readFileSync(join(folder, lang, 'ui.json'), 'utf8')) as Words

/** A name of its own for each part: `switch` is a word of the kit and of JavaScript. */
const listed = (parts: readonly string[]) => parts.map((part) => `${part}Words as ${part}`).join(', ')

/**
 * One language as a module: the words of each component under its name, all of them as default.
 * `import { dialog } from '@brand/ui/locales/en'` leaves a bundle with the words of the dialog alone.
 */
export function localeModule(words: Words): string {
  const parts = Object.keys(words)
  const lines = parts.map((part) => `const ${part}Words = ${JSON.stringify(words[part])};`)
  return (
    `${lines.join('\n')}\nexport { ${listed(parts)} };\n` +
    `export default { ${parts.map((part) => `${part}: ${part}Words`).join(', ')} };\n`
  )
}

/** Its types: the same for every language. */
export function localeTypes(words: Words): string {
  const parts = Object.keys(words)
  const lines = parts.map((part) => `declare const ${part}Words: UiStrings['${part}'];`)
  return (
    `import type { UiStrings } from '../strings.gen.js';\n${lines.join('\n')}\n` +
    `declare const words: UiStrings;\nexport { ${listed(parts)} };\nexport default words;\n`
  )
}
