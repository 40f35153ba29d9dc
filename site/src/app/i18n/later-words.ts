import type { WordFiles } from './i18n.ts'

const files: WordFiles = import.meta.glob<Record<string, unknown>>(
  // Those of the first load are in i18n.ts.
  ['../../../../locales/*/site/*.json', '!**/site/{site,games}.json'],
  { import: 'default' },
)
/** The kit's words but those of the first page: made by build/kit-words.ts. */
const kit: WordFiles = import.meta.glob<Record<string, unknown>>('../../../../locales/{bn,en}/ui.json', {
  query: '?later',
  import: 'default',
})

/** Where the words of an area are that the first page does not show. */
export const later = (lang: string, area: string): WordFiles[string] | undefined =>
  area === 'ui-later'
    ? kit[`../../../../locales/${lang}/ui.json`]
    : files[`../../../../locales/${lang}/site/${area}.json`]
