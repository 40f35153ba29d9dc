export { brandFaults, validateBrand, type Brand, type Tint } from './brand.ts'
export { brandCss } from './brandCss.ts'
export { compileBrand, type BaseValues, type CompiledBrand, type SchemeValues } from './compileBrand.ts'
export { contrastReport, measureContrast, pairs, type Measured, type Pair } from './contrast.ts'
