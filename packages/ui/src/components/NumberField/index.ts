export { NumberField, type NumberFieldProps } from './NumberField.tsx'
export type { NumberDetails, NumberError, NumberReason } from './useNumber.ts'
