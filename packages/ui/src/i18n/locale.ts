import type { UiStrings } from './strings.gen.ts'

/** Languages the kit has words in. */
export const locales = ['en', 'bn', 'ar', 'fa', 'ur'] as const
export type Locale = (typeof locales)[number]

// One chunk per language: a page loads the one it shows. That each has every word is tested.
const files: Record<Locale, () => Promise<{ default: object }>> = {
  en: () => import('./locales/en.ts'),
  bn: () => import('./locales/bn.ts'),
  ar: () => import('./locales/ar.ts'),
  fa: () => import('./locales/fa.ts'),
  ur: () => import('./locales/ur.ts'),
}

const isLocale = (tag: string): tag is Locale => locales.some((lang) => lang === tag)

/**
 * The language of the kit that matches these languages best, in order of preference: `ur-PK` → `ur`, `bn_BD` → `bn`.
 * An unsupported language is skipped; after the last comes the fallback.
 */
export function matchLocale(wishes: string | readonly string[], fallback: Locale = 'en'): Locale {
  for (const wish of [wishes].flat()) {
    const main = wish.toLowerCase().split(/[-_]/)[0] ?? ''
    if (isLocale(main)) return main
  }
  return fallback
}

/**
 * The words of the kit for a language, or of the one it falls back to: `await loadStrings('pt-BR')` gives the English
 * ones.
 */
export const loadStrings = async (lang: string, fallback?: Locale): Promise<UiStrings> =>
  (await files[matchLocale(lang, fallback)]()).default as UiStrings
