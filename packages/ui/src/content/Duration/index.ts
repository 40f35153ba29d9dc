export { Duration, type DurationProps } from './Duration.tsx'
export { formatClock, formatDuration, type DurationOptions } from './Duration.model.ts'
