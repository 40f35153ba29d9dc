export { DatePicker, type DatePickerProps } from './DatePicker.tsx'
export {
  addDays,
  dayIn,
  isDay,
  momentOf,
  startOf,
  timeIn,
  type Bounds,
  type Day,
  type Time,
} from './DatePicker.model.ts'
