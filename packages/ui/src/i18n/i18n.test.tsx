import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { InBrand } from '../test/render.tsx'
import { BrandProvider } from '../theme/BrandProvider.tsx'
import { directionOf } from './direction.ts'
import arabic from './locales/ar.ts'
import bengali from './locales/bn.ts'
import english from './locales/en.ts'
import persian from './locales/fa.ts'
import urdu from './locales/ur.ts'
import { StringsProvider } from './StringsProvider.tsx'
import { useCountedStrings } from './useCountedStrings.ts'
import { fill, useStrings } from './useStrings.ts'

describe('directionOf', () => {
  it.each([
    ['en', 'ltr'],
    ['bn', 'ltr'],
    ['ar', 'rtl'],
    ['AR-eg', 'rtl'],
    ['fa-IR', 'rtl'],
    ['ur', 'rtl'],
    ['ur-Latn', 'ltr'],
    ['pa-Arab', 'rtl'],
    ['', 'ltr'],
  ])('%s is %s', (lang, dir) => {
    expect(directionOf(lang)).toBe(dir)
  })
})

describe('fill', () => {
  it('puts values in and leaves unknown names to be seen', () => {
    expect(fill('{{met}} of {{total}}', { met: 0, total: 5 })).toBe('0 of 5')
    expect(fill('{{who}} won', { what: 1 })).toBe('{{who}} won')
    expect(fill('plain')).toBe('plain')
  })
})

describe('useStrings', () => {
  it('prefers the words of one use', () => {
    const { result } = renderHook(() => useStrings('passwordField', { progress: '{{met}}/{{total}}' }), {
      wrapper: InBrand,
    })
    expect(result.current('progress', { met: 1, total: 2 })).toBe('1/2')
    expect(result.current('reveal')).toBe('Show password')
  })

  const daysIn = (lang: string, strings: object, own?: { days_other: string }) =>
    renderHook(() => useCountedStrings('dateRange', own), {
      wrapper: ({ children }) => (
        <BrandProvider lang={lang} strings={strings}>
          {children}
        </BrandProvider>
      ),
    }).result.current

  it.each([
    ['en', english, 1, '1 day'],
    ['en', english, 1_234_567, '1,234,567 days'],
    ['bn', bengali, 1, '১ দিন'],
    ['bn', bengali, 1_234_567, '১২,৩৪,৫৬৭ দিন'],
    ['ar-u-nu-latn', arabic, 0, '0 يوم'],
    ['ar-u-nu-latn', arabic, 1, 'يوم واحد'],
    ['ar-u-nu-latn', arabic, 2, 'يومان'],
    ['ar-u-nu-latn', arabic, 3, '3 أيام'],
    ['ar-u-nu-latn', arabic, 11, '11 يومًا'],
    ['ar-u-nu-latn', arabic, 100, '100 يوم'],
    ['fa', persian, 1, '۱ روز'],
    ['ur', urdu, 7, '7 دن'],
    // Words of a language that the kit lacks fall back to English.
    ['ru', english, 2, '2 days'],
  ])('in %s writes a number in its form', (lang, strings, count, text) => {
    expect(daysIn(lang, strings)('days', { count })).toBe(text)
  })

  it('takes the form of the locale of numbers where the platform has no rules for the language', () => {
    const { result } = renderHook(() => useCountedStrings('dateRange'), {
      wrapper: ({ children }) => (
        <BrandProvider lang="ty" numberLocale="fr-PF" strings={english}>
          {children}
        </BrandProvider>
      ),
    })
    // One in French, other in English.
    expect(result.current('days', { count: 0 })).toBe('0 day')
  })

  it('prefers the words of one use to a form of the language', () => {
    expect(daysIn('en', english, { days_other: '{{count}} d' })('days', { count: 1 })).toBe('1 d')
  })

  it('shows a key that has no words', () => {
    const { result } = renderHook(() => useStrings('dialog'), {
      wrapper: ({ children }) => (
        <BrandProvider lang="en" strings={{}}>
          {children}
        </BrandProvider>
      ),
    })
    expect(result.current('close')).toBe('dialog.close')
  })

  it('receives words that come later, beside existing ones', () => {
    const later = { dialog: { close: 'Shut' } }
    const { result } = renderHook(() => [useStrings('dialog')('close'), useStrings('passwordField')('reveal')], {
      wrapper: ({ children }) => (
        <InBrand>
          <StringsProvider strings={later}>{children}</StringsProvider>
        </InBrand>
      ),
    })
    expect(result.current).toEqual(['Shut', 'Show password'])
  })
})
