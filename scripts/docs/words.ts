// Texts of the docs site: `locales/<lang>/docs.json`, and those of the errors.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'

export const langs = ['en', 'bn'] as const
export type Lang = (typeof langs)[number]

type Tree = { [key: string]: string | Tree }
const load = (lang: Lang, file: string) => JSON.parse(readFileSync(join(root, 'locales', lang, file), 'utf8')) as Tree
const trees = Object.fromEntries(
  langs.map((lang) => [lang, { docs: load(lang, 'docs.json'), err: load(lang, 'site/err.json') }]),
) as Record<Lang, { docs: Tree; err: Tree }>

/**
 * The text of a key like `nav.search`, with its `{{placeholders}}` filled and numbers in the digits of the language;
 * throws an Error for a missing key without a fallback.
 */
export function words(lang: Lang) {
  return (key: string, fallback?: string, holes: Record<string, string | number> = {}): string => {
    let at: string | Tree | undefined = trees[lang].docs
    for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined
    const text = typeof at === 'string' ? at : fallback
    if (text === undefined) throw new Error(`locales/${lang}/docs.json lacks ${key}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
      const value = holes[name] ?? ''
      return typeof value === 'number' ? new Intl.NumberFormat(lang).format(value) : value
    })
  }
}

/** The text that a person sees when a call is refused with the code. */
export function refusalText(lang: Lang, code: string): string {
  const text = trees[lang].err[code]
  return typeof text === 'string' ? text : ''
}

/** All texts that the script of the page shows. */
export const scriptWords = (lang: Lang): Tree => trees[lang].docs['script'] as Tree
