import { type Window, startOf, windowsAt } from '../../lib/time/calendar.ts'
import type { BoardPeriod, MissionPeriod } from './kinds.ts'

/** The key of the only period of a mission that does not begin anew. */
export const once = 'once'

const windowOf = { DAILY: 'DAY', WEEKLY: 'WEEK', MONTHLY: 'MONTH' } as const

/** The period that contains a moment. */
export const periodAt = (period: BoardPeriod, at: Date, zone: string): Window => windowsAt(at, zone)[windowOf[period]]

/** The period that begins on a day; undefined where none does. */
export function periodFrom(period: BoardPeriod, day: string, zone: string): Window | undefined {
  const window = periodAt(period, startOf(day, zone), zone)
  return window.from === day ? window : undefined
}

export interface MissionWindow {
  key: string
  startsAt: Date | null
  endsAt: Date | null
}

/** The period of a mission that contains a moment. */
export function missionWindow(period: MissionPeriod, at: Date, zone: string): MissionWindow {
  if (period === 'ONCE') return { key: once, startsAt: null, endsAt: null }
  const { from, startsAt, resetAt } = periodAt(period, at, zone)
  return { key: from, startsAt, endsAt: resetAt }
}
