import { afterEach, describe, expect, it } from 'vitest'
import { langCookie, matchLanguage, preferredLanguage, rememberLanguage } from './language.ts'

describe('matchLanguage', () => {
  it.each([
    [['en'], 'en'],
    [['en-GB'], 'en'],
    [['bn_BD'], 'bn'],
    [['fr', 'EN-us'], 'en'],
    [['fr'], 'bn'],
    [[], 'bn'],
    [[null, undefined, ''], 'bn'],
  ] as const)('%j → %s', (wishes, lang) => expect(matchLanguage(wishes)).toBe(lang))
})

describe('langCookie', () => {
  it('finds its cookie among others', () => {
    expect(langCookie('a=1; lang=en; b=2')).toBe('en')
    expect(langCookie('slang=en')).toBeUndefined()
  })
})

describe('remembering', () => {
  afterEach(() => localStorage.clear())

  it('writes the cookie and both keys, and reads its choice back before the device’s', () => {
    rememberLanguage('en')
    expect(localStorage.getItem('lang')).toBe('en')
    expect(localStorage.getItem('hisLang')).toBe('en')
    expect(langCookie(document.cookie)).toBe('en')
    expect(preferredLanguage()).toBe('en')
    localStorage.setItem('lang', 'bn')
    expect(preferredLanguage()).toBe('bn')
  })
})
