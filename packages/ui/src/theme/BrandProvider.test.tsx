import { render, screen } from '@testing-library/react'
import { memo, Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DatePicker } from '../components/DatePicker/index.ts'
import { overlayRoot } from '../foundation/overlay/overlayRoot.ts'
import bengali from '../i18n/locales/bn.ts'
import english from '../i18n/locales/en.ts'
import {
  BrandProvider,
  currentBrand,
  currentDensity,
  currentScheme,
  htmlAttributes,
  setBrand,
  setDensity,
  setScheme,
  useBrand,
  useStrings,
} from './index.ts'

const Words = () => {
  const t = useStrings('errorState')
  const { lang, dir, numberLocale, nonce } = useBrand()
  return <p>{[t('retry'), lang, dir, numberLocale, nonce].join('|')}</p>
}

afterEach(() => {
  document.documentElement.removeAttribute('data-brand')
  document.documentElement.removeAttribute('data-scheme')
  document.documentElement.removeAttribute('data-density')
})

describe('BrandProvider', () => {
  it('takes a tag as other systems write it', () => {
    render(
      <BrandProvider lang="ar_EG" strings={english}>
        <Words />
        <DatePicker label="Day" value="2026-11-20" />
      </BrandProvider>,
    )
    expect(screen.getByText('Try again|ar-EG|rtl|ar-EG|')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'ar-EG')
    expect(htmlAttributes({ brand: 'veranda', lang: 'ar_EG' })).toMatchObject({ lang: 'ar-EG', dir: 'rtl' })
  })

  it('gives words, direction and number locale, and writes lang and dir', () => {
    const { rerender } = render(
      <BrandProvider lang="en" strings={english} nonce="n1">
        <Words />
      </BrandProvider>,
    )
    expect(screen.getByText('Try again|en|ltr|en|n1')).toBeVisible()
    rerender(
      <BrandProvider lang="ar" strings={bengali} numberLocale="ar-u-nu-latn">
        <Words />
      </BrandProvider>,
    )
    expect(screen.getByText(`${bengali.errorState.retry}|ar|rtl|ar-u-nu-latn|`)).toBeVisible()
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  })

  it('writes nothing to a page that came with its language and direction', () => {
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
    const written = new MutationObserver(() => {})
    written.observe(document.documentElement, { attributes: true })
    render(<BrandProvider lang="en" strings={english} />)
    expect(written.takeRecords()).toEqual([])
    written.disconnect()
  })

  it('lets the root replace single words', () => {
    const overrides = { errorState: { retry: 'Once more' } }
    render(
      <BrandProvider lang="en" strings={english} overrides={overrides}>
        <Words />
      </BrandProvider>,
    )
    expect(screen.getByText(/^Once more\|/)).toBeVisible()
  })

  it('hands the nonce to the scroll lock', () => {
    render(<BrandProvider lang="en" strings={english} nonce="abc" />)
    expect(Reflect.get(globalThis, '__webpack_nonce__')).toBe('abc')
  })

  it('adds no element of its own, on the server neither', () => {
    expect(
      renderToString(
        <BrandProvider lang="en" strings={english}>
          <i />
        </BrandProvider>,
      ),
    ).toBe('<i></i>')
  })

  it('names the fix when it is missing', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Words />)).toThrow(/Wrap the app in <BrandProvider lang strings>/)
    quiet.mockRestore()
  })
})

describe('brand, scheme and density', () => {
  it('change by one attribute and render nothing', () => {
    const onRender = vi.fn()
    const Tree = memo(() => <Words />)
    render(
      <Profiler id="all" onRender={onRender}>
        <BrandProvider lang="en" strings={english}>
          <Tree />
        </BrandProvider>
      </Profiler>,
    )
    onRender.mockClear()
    setBrand('haat')
    setScheme('light')
    setDensity('compact')
    expect([currentBrand(), currentScheme(), currentDensity()]).toEqual(['haat', 'light', 'compact'])
    expect(document.documentElement.dataset).toMatchObject({ brand: 'haat', scheme: 'light', density: 'compact' })
    expect(onRender).not.toHaveBeenCalled()
  })

  it('are none, system and comfortable until one is set', () => {
    expect([currentBrand(), currentScheme(), currentDensity()]).toEqual([undefined, 'system', 'comfortable'])
  })

  it('are ready for a server-made page', () => {
    expect(htmlAttributes({ brand: 'veranda', lang: 'ur' })).toEqual({
      lang: 'ur',
      dir: 'rtl',
      'data-brand': 'veranda',
      'data-scheme': 'system',
    })
    expect(htmlAttributes({ brand: 'veranda', lang: 'en', density: 'compact' })).toMatchObject({
      'data-density': 'compact',
    })
  })
})

it('has one overlay root, however often it is requested', () => {
  expect(overlayRoot()).toBe(overlayRoot())
  expect(document.querySelectorAll('#brand-overlays')).toHaveLength(1)
})
