export { Timeline, type TimelineProps } from './Timeline.tsx'
export type { TimelineItem, TimelineState } from './Timeline.model.ts'
