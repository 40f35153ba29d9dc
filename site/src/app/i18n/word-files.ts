import type { Language } from './language.ts'

declare const __WORDS__: string

/** Address of the words of this build; a test has none. */
export const wordsRoot = typeof __WORDS__ === 'undefined' ? '' : __WORDS__

/** Where words come from: the own origin, or the disk of a server. */
export const wordSource = {
  read: async (path: string): Promise<unknown> => {
    const answer = await fetch(`${wordsRoot}/${path}.json`)
    if (!answer.ok) throw new Error(`no words at ${path}`)
    return answer.json()
  },
}

const asked = new Map<string, Promise<unknown>>()

/** Whoever asks for the same words, at whatever time, shares one answer; a failure is forgotten. */
function readOnce(path: string): Promise<unknown> {
  const answer = asked.get(path) ?? wordSource.read(path)
  asked.set(path, answer)
  answer.catch(() => asked.delete(path))
  return answer
}

/** The words of an area; `ui-first` and `ui-later` are the kit's, of the first load and the others. */
export const readWords = (lang: string, area: string) => readOnce(`${lang}/${area}`) as Promise<Record<string, unknown>>

/** Every language of the site, the default first. */
export const readLanguages = () => readOnce('languages') as Promise<readonly Language[]>
