import { spoken } from '../api/client.ts'
import { inTime } from '../browser/chunk-errors.ts'
import { pageWords } from '../i18n/page-words.ts'
import { readWords } from '../i18n/word-files.ts'
import type { LoadPage, Needs } from './define-page.ts'

/** Loads a page when it is opened: its code and its words at the same time. */
export function openPage(
  load: LoadPage,
  { words = [] }: Pick<Needs, 'words'>,
  loadWords: (language: string, area: string) => Promise<unknown> = readWords,
): ReturnType<LoadPage> {
  const language = spoken()
  const here = pageWords(language)?.areas ?? {}
  for (const area of words) if (!(area in here)) void loadWords(language, area).catch(() => {})
  return inTime(load)
}
