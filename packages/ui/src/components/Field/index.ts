export { Field, type FieldOwnProps, type FieldProps } from './Field.tsx'
export type { FieldControl } from './Field.model.ts'
