import { renderHook } from '@testing-library/react'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { createI18n, useWords } from './i18n.ts'
import type { Lang } from './language.ts'

const words = {
  plain: 'Deposit',
  count_one: 'One game',
  count_other: '{{count}} games',
  named: 'Hello {{name}}',
  empty: '',
  nested: 'See $t(plain)',
}
type Said = (key: string, values?: Record<string, string | number>) => string

async function wordsOf(lang: Lang) {
  const i18n: I18n = await createI18n(lang, [])
  i18n.addResourceBundle(lang, 'site', words, false, true)
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  const { result } = renderHook(() => useWords('site') as unknown as Said, { wrapper })
  return { i18n, t: (...asked: Parameters<Said>) => result.current(...asked) }
}

it('reads a word without values as it is stored, without the library', async () => {
  const { i18n, t } = await wordsOf('en')
  const translate = vi.spyOn(i18n.services.interpolator, 'interpolate')
  expect(t('plain')).toBe('Deposit')
  expect(translate).not.toHaveBeenCalled()
  expect(t('named', { name: 'Rahim' })).toBe('Hello Rahim')
  expect(translate).toHaveBeenCalledOnce()
})

it.each<[string, Parameters<Said>]>([
  ['plurals', ['count', { count: 1 }]],
  ['digits of the reader', ['count', { count: 12 }]],
  ['a value that is missing', ['named']],
  ['a word in a word', ['nested']],
  ['an empty word', ['empty']],
  ['a key without a word', ['nothing']],
])('says what the library says: %s', async (_, asked) => {
  const { i18n, t } = await wordsOf('bn')
  expect(t(...asked)).toBe(i18n.getFixedT('bn', 'site')(asked[0], asked[1] ?? {}))
})

it('follows the language', async () => {
  const { i18n, t } = await wordsOf('en')
  i18n.addResourceBundle('bn', 'site', { plain: 'জমা' })
  await i18n.changeLanguage('bn')
  await vi.waitFor(() => expect(t('plain')).toBe('জমা'))
})
