import type { ReactNode } from 'react'

export type TimelineState = 'done' | 'current' | 'todo' | 'failed'

export interface TimelineItem {
  id: string
  title: ReactNode
  state: TimelineState
  /** When, as it should be read: "20 Nov 2026, 19:11". */
  time?: ReactNode
  /** The same for machines, ISO 8601. */
  dateTime?: string | undefined
  /** More about it: a countdown, a reason, what to do. */
  children?: ReactNode
}

/** Whether the line from one item to the next was walked: from what is done to what has happened or is happening. */
export const walked = (item: Pick<TimelineItem, 'state'>, next: Pick<TimelineItem, 'state'> | undefined) =>
  item.state === 'done' && next !== undefined && next.state !== 'todo'
