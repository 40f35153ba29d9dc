import { directionOf, tagOf, type Direction } from '../i18n/direction.ts'
import type { Density } from './density.ts'

/** `system` follows the device through a media query: no script, no flash. */
export type Scheme = 'light' | 'dark' | 'system'

const root = () => document.documentElement

/** One attribute; CSS does the rest and no component renders. */
export const setScheme = (scheme: Scheme) => {
  root().dataset.scheme = scheme
}
export const setBrand = (id: string) => {
  root().dataset.brand = id
}
/** How tall controls are, for the whole page. Any element may carry `data-density` for what is inside it. */
export const setDensity = (density: Density) => {
  root().dataset.density = density
}
export const currentDensity = (): Density => (root().dataset.density === 'compact' ? 'compact' : 'comfortable')
export const currentScheme = (): Scheme => {
  const value = root().dataset.scheme
  return value === 'light' || value === 'dark' ? value : 'system'
}
export const currentBrand = () => root().dataset.brand

/** Attributes of `<html>` for a server-made page. */
export const htmlAttributes = (page: {
  brand: string
  lang: string
  scheme?: Scheme
  dir?: Direction
  density?: Density
}) => ({
  lang: tagOf(page.lang),
  dir: page.dir ?? directionOf(page.lang),
  'data-brand': page.brand,
  'data-scheme': page.scheme ?? 'system',
  ...(page.density ? { 'data-density': page.density } : {}),
})
