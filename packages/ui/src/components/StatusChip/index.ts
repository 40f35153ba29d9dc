export { StatusChip, type StatusChipProps } from './StatusChip.tsx'
export type { Status, StatusTone } from './StatusChip.model.ts'
