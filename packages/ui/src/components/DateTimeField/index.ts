export { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx'
export { momentFrom, wallTime, type WallTime } from './DateTimeField.model.ts'
