'use client'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Direction } from '../i18n/direction.ts'
import type { StringOverrides } from '../i18n/overrides.ts'
import type { UiStrings } from '../i18n/strings.gen.ts'

export interface BrandState {
  /** BCP 47 tag of the interface language. */
  lang: string
  dir: Direction
  /** Locale for counts and dates in prose; money keeps Latin digits everywhere. */
  numberLocale: string
  /** CSP nonce for the few style elements made at run time. */
  nonce: string | undefined
  /** By component; a page may carry those of the components it shows alone. */
  strings: Partial<UiStrings>
  overrides: StringOverrides | undefined
}

const MISSING =
  ' above this component, so it has no words or direction. Wrap the app in ' +
  '<BrandProvider lang strings>; if it is, a second copy of the package is here: see `npm ls @brand/ui`.'

export const BrandContext = createContext<BrandState | null>(null)

/**
 * The values of the nearest BrandProvider. Brand and scheme are not here: they are attributes on `<html>`, read by CSS
 * alone.
 */
export function useBrand(): BrandState {
  const state = useContext(BrandContext)
  // Words cost every page: a production build has the shortest message.
  if (!state) throw new Error(`@brand/ui: no BrandProvider${process.env.NODE_ENV === 'production' ? '' : MISSING}`)
  return state
}

const never = () => () => {}

/** Direction of the nearest BrandProvider; without one that of the page, as what needs no words works alone. */
export function useDirection(): Direction {
  const own = useContext(BrandContext)?.dir
  return useSyncExternalStore<Direction>(
    never,
    () => own ?? (document.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => own ?? 'ltr',
  )
}
