import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { localeOf } from '../format/format.ts'
import { nameOf, preferredLanguage, type Language } from './language.ts'
import { learnLanguages, matchLanguage, rememberLanguage } from './languages.ts'

const rows = ['bn', 'en', 'ar', 'tl', 'zh-CN', 'zh-TW', 'pt'].map((tag): Language => ({ tag, name: tag, locale: tag }))

describe('matchLanguage', () => {
  it.each([
    [['en'], 'en'],
    [['en-GB'], 'en'],
    [['bn_BD'], 'bn'],
    [['de', 'EN-us'], 'en'],
    [['zh-HK'], 'zh-TW'],
    [['zh-Hant-MY'], 'zh-TW'],
    [['zh-SG'], 'zh-CN'],
    [['zh'], 'zh-CN'],
    [['fil-PH'], 'tl'],
    [['pt-BR'], 'pt'],
    [['de'], undefined],
    [['', '*', 'no such tag'], undefined],
    [[], undefined],
  ] as const)('%j → %s', (wishes, lang) => expect(matchLanguage(wishes, rows)).toBe(lang))
})

describe('preferredLanguage', () => {
  beforeEach(() => void (document.cookie = 'lang=; path=/; max-age=0'))
  afterEach(() => localStorage.clear())

  it('is that of the page where nothing was chosen, or the same', async () => {
    expect(await preferredLanguage('bn')).toBe('bn')
    localStorage.setItem('hisLang', 'en')
    expect(await preferredLanguage('en')).toBe('en')
  })

  it('is what was chosen here before, and the next page comes in it', async () => {
    localStorage.setItem('lang', 'en-GB')
    expect(await preferredLanguage('bn')).toBe('en')
    expect(document.cookie).toContain('lang=en')
    expect(localStorage.getItem('hisLang')).toBe('en')
  })

  it('is that of the page where what was chosen is not spoken any more, which is then forgotten', async () => {
    localStorage.setItem('lang', 'eo')
    expect(await preferredLanguage('bn')).toBe('bn')
    expect(localStorage.getItem('lang')).toBe('bn')
  })
})

it('remembers a choice for the next page and for the pages after', () => {
  rememberLanguage('en')
  expect(localStorage.getItem('lang')).toBe('en')
  expect(localStorage.getItem('hisLang')).toBe('en')
  expect(document.cookie).toContain('lang=en')
  localStorage.clear()
})

it('knows names and formats of languages once they were needed', async () => {
  await learnLanguages()
  expect([nameOf('bn'), nameOf('en'), nameOf('xx')]).toEqual(['বাংলা', 'English', 'xx'])
  expect(localeOf('bn')).toBe('bn-BD-u-ca-gregory-nu-beng')
})
