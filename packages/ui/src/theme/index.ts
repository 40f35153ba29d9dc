export { BrandProvider, type BrandProviderProps } from './BrandProvider.tsx'
export { useBrand, type BrandState } from './BrandContext.ts'
export {
  currentBrand,
  currentDensity,
  currentScheme,
  htmlAttributes,
  setBrand,
  setDensity,
  setScheme,
  type Scheme,
} from './attributes.ts'
export { holdPageState } from './pageState.ts'
export type { Density } from './density.ts'
export type { Details } from '../foundation/details.ts'
export { StringsProvider, type StringsProviderProps } from '../i18n/StringsProvider.tsx'
export type { StringOverrides } from '../i18n/overrides.ts'
export { useStrings, fill, type UiStrings } from '../i18n/useStrings.ts'
export { directionOf, type Direction } from '../i18n/direction.ts'
export { vars } from './contract.css.ts'
export { layerOrder } from './layers.ts'
export { schemeRoles, baseRoles, type BaseRole, type SchemeRole } from './roles.ts'
