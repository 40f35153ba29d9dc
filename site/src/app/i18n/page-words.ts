import type { Language } from './language.ts'

/** Words that came in the page: of one language, by area. */
export interface PageWords {
  language: Language
  areas: Record<string, Record<string, unknown>>
}

/** Their element; a page that was not built, and one that draws itself on a server, has none. */
export const pageWordsId = 'words'

let read: PageWords | undefined

/** What is in the page, if it is in this language. */
export function pageWords(tag: string): PageWords | undefined {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(pageWordsId)?.textContent
  if (text) read ??= JSON.parse(text) as PageWords
  return read?.language.tag === tag ? read : undefined
}
