'use client'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { oneCopy } from '../foundation/oneCopy.ts'
import { directionOf, tagOf, type Direction } from '../i18n/direction.ts'
import type { StringOverrides } from '../i18n/overrides.ts'
import type { UiStrings } from '../i18n/strings.gen.ts'
import './base.css.ts'
import { BrandContext } from './BrandContext.ts'

export interface BrandProviderProps {
  /** BCP 47 tag of the interface language, its parts also joined by `_`; also written to `<html lang>`. */
  lang: string
  /**
   * The words of that language: all of them (`import strings from '@brand/ui/locales/en'`), or those of the components
   * a page shows (`import { dialog, select } from '@brand/ui/locales/en'`, then `{ dialog, select }`).
   */
  strings: Partial<UiStrings>
  /**
   * Words to replace. Keep the object stable: a new one renders every reader.
   * @default none
   */
  overrides?: StringOverrides | undefined
  /**
   * Direction of the text; also written to `<html dir>`.
   * @default that of `lang`
   */
  dir?: Direction | undefined
  /**
   * Locale for numbers in prose.
   * @default `lang`
   */
  numberLocale?: string | undefined
  /**
   * CSP nonce of this response.
   * @default none
   */
  nonce?: string | undefined
  /**
   * The application.
   * @default none
   */
  children?: ReactNode
}

/**
 * Language, direction, words and nonce for everything below. Brand and scheme are attributes: see `setBrand`,
 * `setScheme`.
 */
export function BrandProvider(props: BrandProviderProps) {
  const { dir = directionOf(props.lang), strings, overrides, nonce, children } = props
  const lang = tagOf(props.lang)
  const numberLocale = tagOf(props.numberLocale ?? lang)
  // The scroll lock inside dialogs looks for this well-known global when it writes its one style element.
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })
  useLayoutEffect(() => {
    oneCopy(BrandContext)
    const page = document.documentElement
    // Written again, even the same language makes the browser match every style of the page anew.
    if (page.lang !== lang) page.lang = lang
    if (page.dir !== dir) page.dir = dir
  }, [lang, dir])
  const state = useMemo(
    () => ({ lang, dir, numberLocale, nonce, strings, overrides }),
    [lang, dir, numberLocale, nonce, strings, overrides],
  )
  return <BrandContext value={state}>{children}</BrandContext>
}
