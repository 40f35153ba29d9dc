export { DatePicker, type DatePickerProps } from './DatePicker.tsx'
export { addDays, dayIn, isDay, startOf, type Bounds, type Day } from './DatePicker.model.ts'
