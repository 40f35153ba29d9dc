import { createInstance, type i18n as I18n } from 'i18next'
import { useCallback } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { localeOf } from '../format/format.ts'
import type { Lang } from './language.ts'
import { pageWords } from './page-words.ts'
import { firstAreas, type Area, type Values, type Words } from './words.ts'

/** The words every page needs before its first paint. The kit's others come with KitWords. */
export const firstNamespaces = ['ui-first', ...firstAreas] as const

const reader = {
  type: 'backend' as const,
  init() {},
  read(lang: string, area: string, done: (error: unknown, words?: Record<string, unknown>) => void) {
    // What a page shows at once is in it: the list of all others is no part of the first load.
    import('./word-files.ts')
      .then(({ readWords }) => readWords(lang, area))
      .then(
        (words) => done(null, words),
        (error: unknown) => done(error),
      )
  },
}

/** Words of one language, ready to show; the other areas load when a component asks for them. */
export async function createI18n(lang: Lang, areas: readonly string[] = firstNamespaces): Promise<I18n> {
  const i18n = createInstance()
  const plain = new Intl.NumberFormat(localeOf(lang), { useGrouping: false, maximumFractionDigits: 20 })
  await i18n
    .use(reader)
    .use(initReactI18next)
    .init({
      lng: lang,
      // No area that came in the page is waited for.
      resources: { [lang]: pageWords(lang) },
      fallbackLng: false,
      ns: [...areas],
      defaultNS: 'site',
      // Keys are flat, so that their type is plainly the keys of the file.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      partialBundledLanguages: true,
    })
  // A number that asks for no format of its own is in the reader's digits, as the words around it.
  // Its types leave out what it formats by.
  const interpolator = i18n.services.interpolator as unknown as {
    format: (value: unknown, format?: string, ...more: unknown[]) => unknown
  }
  const { format } = interpolator
  interpolator.format = (value, how, ...more) =>
    how === undefined && typeof value === 'number' ? plain.format(value) : format(value, how, ...more)
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
