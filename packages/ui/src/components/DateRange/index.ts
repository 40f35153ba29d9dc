export { DateRange, type DateRangeProps } from './DateRange.tsx'
export { periodPresets, rangeMoments, recordPresets, type DayRange, type Preset } from './DateRange.model.ts'
