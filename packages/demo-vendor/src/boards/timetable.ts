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

/** The events that run at a time, the one that is settled first at the front. `pace` times faster than the table says. */
export function slotsAt({ everySeconds, lockSeconds, lanes }: Timetable, now: number, pace = 1): Slot[] {
  const step = (everySeconds * 1000) / lanes / pace
  return Array.from({ length: lanes }, (_, lane) => {
    const settlesAt = (Math.floor(now / step) + 1 + lane) * step
    const day = Math.floor(settlesAt / DAY_MS)
    const date = Number(new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', ''))
    const place = Math.floor((settlesAt - day * DAY_MS) / step) + 1
    return { number: date * 100_000 + place, opensAt: settlesAt - step * lanes, closesAt: settlesAt - Math.round((lockSeconds * 1000) / pace), settlesAt }
  })
}
