import bn from '../../../locales/bn/vendor.json' with { type: 'json' }
import en from '../../../locales/en/vendor.json' with { type: 'json' }

export type Key = keyof typeof en
type Params = Record<string, string | number>

const books: Record<string, Record<Key, string>> = { en, bn }

/** The words of a language we have; English for one we have not. */
export function wordsOf(wanted: string) {
  const language = wanted.split('-')[0]!.toLowerCase()
  const lang = language in books ? language : 'en'
  const book = books[lang]!
  const say = (key: Key, params: Params = {}): string =>
    book[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
  return { lang, say, has: (key: string): key is Key => key in book }
}

export type Words = ReturnType<typeof wordsOf>
