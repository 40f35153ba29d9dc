export { DateRange, type DateRangeProps } from './DateRange.tsx'
export { rangeMoments, recordPresets, type DayRange, type Preset } from './DateRange.model.ts'
