import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { InBrand } from '../test/render.tsx'
import { BrandProvider } from '../theme/BrandProvider.tsx'
import { directionOf } from './direction.ts'
import { StringsProvider } from './StringsProvider.tsx'
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
