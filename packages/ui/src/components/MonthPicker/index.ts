export { MonthPicker, type MonthPickerProps } from './MonthPicker.tsx'
export { monthDays } from './MonthPicker.model.ts'
