import { directionOf } from '@brand/ui/theme'
import { createInstance, type i18n as I18n } from 'i18next'
import { useCallback } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { localeOf } from '../format/format.ts'
import { languageOf, type Lang } from './language.ts'
import { pageWords } from './page-words.ts'
import { firstAreas, type Area, type Values, type Words } from './words.ts'

/** The words every page needs before its first paint. The kit's others come with KitWords. */
export const firstNamespaces = ['ui-first', ...firstAreas] as const

const reader = {
  type: 'backend' as const,
  init() {},
  read(lang: string, area: string, done: (error: unknown, words?: Record<string, unknown>) => void) {
    // What a page shows at once is in it: how to fetch more is no part of the first load.
    import('./word-files.ts')
      .then(({ readWords }) => readWords(lang, area))
      .then(
        (words) => done(null, words),
        (error: unknown) => done(error),
      )
  },
}

/** What the types of the library leave out: how it writes a value, and which form a number takes. */
interface Services {
  interpolator: { format: (value: unknown, format: string | undefined, lang: string, options?: object) => unknown }
  pluralResolver: { getRule: (lang: string, ...more: unknown[]) => unknown }
}

/** Gives `Intl` what browsers lack of a language, here and where pages are drawn. Without it dates are English. */
export async function completeFormats(lang: Lang): Promise<void> {
  const { locale, ownFormats } = languageOf(lang) ?? {}
  if (locale && ownFormats)
    await import('./own-formats.ts').then(({ addFormats }) => addFormats(lang, locale)).catch(() => undefined)
}

/** Words of one language, ready to show; the other areas load when a component asks for them. */
export async function createI18n(lang: Lang, areas: readonly string[] = firstNamespaces): Promise<I18n> {
  await completeFormats(lang)
  const i18n = createInstance()
  await i18n
    .use(reader)
    .use(initReactI18next)
    .init({
      lng: lang,
      // No area that came in the page is waited for.
      resources: { [lang]: pageWords(lang)?.areas ?? {} },
      fallbackLng: false,
      ns: [...areas],
      defaultNS: 'site',
      // Keys are flat, so that their type is plainly the keys of the file.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      partialBundledLanguages: true,
    })
  const { interpolator, pluralResolver } = i18n.services as unknown as Services
  const plain: Record<string, Intl.NumberFormat> = {}
  const { format } = interpolator
  const { getRule } = pluralResolver
  // Numbers are in the digits and the forms of the reader; a plain one, without signs between thousands.
  interpolator.format = (value, how, to, options) => {
    if (how === undefined && typeof value === 'number')
      return (plain[to] ??= new Intl.NumberFormat(localeOf(to), {
        useGrouping: false,
        maximumFractionDigits: 20,
      })).format(value)
    const text = format(value, how, to, { ...options, locale: localeOf(to) })
    // A name, a code or an amount keeps its own direction, and moves nothing beside it.
    return typeof text === 'string' && directionOf(to) === 'rtl' ? `\u2068${text}\u2069` : text
  }
  // `Intl` has no rules of its own for Tahitian, whose formats are French; of a language without formats it has them.
  pluralResolver.getRule = (to, ...more) => getRule.call(pluralResolver, languageOf(to)?.locale ?? to, ...more)
  if (areas.some((area) => !i18n.hasResourceBundle(lang, area))) throw new Error('words are missing')
  return i18n
}

/**
 * The words of an area: `const t = useWords('access')`, `t('login')`. A component waits (Suspense) until they are
 * there.
 */
export function useWords<A extends Area>(area: A): Words<A> {
  const { t, i18n } = useTranslation<string>(area)
  return useCallback(
    (key: string, values?: Values) => {
      // Most have nothing to put in: the library looks for it in each of them, at every render.
      const word: unknown = values ? undefined : i18n.getResource(i18n.language, area, key)
      return typeof word === 'string' && word !== '' && !/\{\{|\$t\(/.test(word) ? word : t(key, values ?? {})
    },
    [t, i18n, area],
  )
}

/** Language shown now. */
export function useLang(): Lang {
  const { i18n } = useTranslation('site')
  return (i18n.resolvedLanguage ?? i18n.language) as Lang
}
