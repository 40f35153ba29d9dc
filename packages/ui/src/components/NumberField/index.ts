export { NumberField, type NumberFieldProps } from './NumberField.tsx'
export type { NumberDetails, NumberReason } from './useNumber.ts'
export type { NumberFault } from './bounds.ts'
