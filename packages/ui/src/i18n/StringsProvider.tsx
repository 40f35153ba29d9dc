'use client'
import { useMemo, type ReactNode } from 'react'
import { BrandContext, useBrand } from '../theme/BrandContext.ts'
import type { UiStrings } from './strings.gen.ts'

export interface StringsProviderProps {
  /** By component, as in a locale file. */
  strings: Partial<UiStrings>
  children?: ReactNode
}

/**
 * More words for what is below: those of a page that is loaded later. What is above keeps its own, and renders no more
 * often.
 */
export function StringsProvider({ strings, children }: StringsProviderProps) {
  const brand = useBrand()
  const state = useMemo(() => ({ ...brand, strings: { ...brand.strings, ...strings } }), [brand, strings])
  return <BrandContext value={state}>{children}</BrandContext>
}
