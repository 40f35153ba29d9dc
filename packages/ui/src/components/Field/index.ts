export { Field, type FieldLook, type FieldProps } from './Field.tsx'
export type { FieldControl } from './Field.model.ts'
