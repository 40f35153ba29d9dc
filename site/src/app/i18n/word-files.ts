import { kitWords } from './kit-parts.ts'

type Json = Record<string, unknown>

/** Words by their file. One chunk per language and area: a page pays for the words it shows, in one language. */
const files = import.meta.glob<Json>('../../../../locales/*/site/*.json', { import: 'default' })
const kit = import.meta.glob<Json>('../../../../locales/{bn,en}/ui.json', { import: 'default' })

/** The words of an area; `ui-first` and `ui-later` are the kit's, of the first load and the others. */
export async function readWords(lang: string, area: string): Promise<Json> {
  const ofKit = area.startsWith('ui-')
  const load = ofKit
    ? kit[`../../../../locales/${lang}/ui.json`]
    : files[`../../../../locales/${lang}/site/${area}.json`]
  if (!load) throw new Error(`no words for ${lang}/${area}`)
  const words = await load()
  return ofKit ? kitWords(words, area === 'ui-first') : words
}
