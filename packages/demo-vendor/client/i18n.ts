import bn from '../../../locales/bn/vendor.json' with { type: 'json' }
import en from '../../../locales/en/vendor.json' with { type: 'json' }

export type Key = keyof typeof en
type Params = Record<string, string | number>

const catalogues: Record<string, Record<Key, string>> = { en, bn }

/** The texts of a language we have; English for one we have not. */
export function createI18n(wanted: string) {
  const language = wanted.split('-')[0]!.toLowerCase()
  const lang = language in catalogues ? language : 'en'
  const texts = catalogues[lang]!
  const translate = (key: Key, params: Params = {}): string =>
    texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
  return { lang, translate, has: (key: string): key is Key => key in texts }
}

export type I18n = ReturnType<typeof createI18n>
