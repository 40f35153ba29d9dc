/** Words that came in the page: of one language, by area. */
export interface PageWords {
  language: string
  areas: Record<string, Record<string, unknown>>
}

/** Their element; a page that was not built, and one that draws itself on a server, has none. */
export const pageWordsId = 'words'

let read: PageWords | undefined

/** The words in the page that are in this language; none where there are none. */
export function pageWords(language: string): PageWords['areas'] {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(pageWordsId)?.textContent
  if (text) read ??= JSON.parse(text) as PageWords
  return read?.language === language ? read.areas : {}
}
