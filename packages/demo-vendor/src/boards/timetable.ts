import type { Board } from './board.ts'

type Timetable = Pick<Board, 'everySeconds' | 'lockSeconds' | 'lanes'>

/** When an event opens, closes and is settled; milliseconds since 1970. */
export interface Slot {
  /** Day of settling (UTC) and place in it: 2026112200412 is the 412th of the day. */
  number: number
  opensAt: number
  closesAt: number
  settlesAt: number
}

const DAY_MS = 86_400_000

const stepOf = ({ everySeconds, lanes }: Timetable, pace: number) => (everySeconds * 1000) / lanes / pace

/** The event that is settled at this moment, a whole number of steps since 1970. */
function slotOf(table: Timetable, settlesAt: number, pace: number): Slot {
  const step = stepOf(table, pace)
  const day = Math.floor(settlesAt / DAY_MS)
  const date = Number(new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', ''))
  const place = Math.floor((settlesAt - day * DAY_MS) / step) + 1
  return {
    number: date * 100_000 + place,
    opensAt: settlesAt - step * table.lanes,
    closesAt: settlesAt - Math.round((table.lockSeconds * 1000) / pace),
    settlesAt,
  }
}

const row = (table: Timetable, first: number, by: 1 | -1, count: number, pace: number) =>
  Array.from({ length: count }, (_, i) => slotOf(table, (first + by * i) * stepOf(table, pace), pace))

/**
 * The events that run at a time, the one that is settled first at the front. `pace` times faster than the timetable.
 */
export const slotsAt = (table: Timetable, now: number, pace = 1): Slot[] =>
  row(table, Math.floor(now / stepOf(table, pace)) + 1, 1, table.lanes, pace)

/** The `count` events settled last, the latest at the front. */
export const slotsBefore = (table: Timetable, now: number, count: number, pace = 1): Slot[] =>
  row(table, Math.floor(now / stepOf(table, pace)), -1, count, pace)
