import { spoken } from '../api/client.ts'
import { inTime } from '../browser/chunk-errors.ts'
import { pageWords } from '../i18n/page-words.ts'
import type { LoadPage, Needs } from './define-page.ts'

const fetchWords = async (language: string, area: string): Promise<unknown> =>
  (await import('../i18n/word-files.ts')).readWords(language, area)

/** Loads a page when it is opened: its code and its words at the same time. */
export function openPage(
  load: LoadPage,
  { words = [] }: Pick<Needs, 'words'>,
  loadWords = fetchWords,
): ReturnType<LoadPage> {
  const language = spoken()
  const here = pageWords(language)
  for (const area of words) if (!(area in here)) void loadWords(language, area).catch(() => {})
  return inTime(load)
}
