import type { Lottery } from '../games/index.ts'

type Timetable = Pick<Lottery, 'everySeconds' | 'offsetSeconds' | 'lockSeconds'>

export interface Slot {
  numero: string
  opensAt: Date
  closesAt: Date
  drawsAt: Date
}

const daySeconds = 86_400
const date = (seconds: number): Date => new Date(seconds * 1000)

/**
 * The issue that runs at a time: from one draw to the next. Its number is the day of its draw (UTC) and its place in
 * it.
 */
export function slotAt({ everySeconds, offsetSeconds, lockSeconds }: Timetable, now: Date): Slot {
  const seconds = Math.floor(now.getTime() / 1000)
  const opens = Math.floor((seconds - offsetSeconds) / everySeconds) * everySeconds + offsetSeconds
  const draws = opens + everySeconds
  const place = Math.floor((draws % daySeconds) / everySeconds) + 1
  const numero = `${date(draws).toISOString().slice(0, 10).replaceAll('-', '')}${String(place).padStart(4, '0')}`
  return { numero, opensAt: date(opens), closesAt: date(draws - lockSeconds), drawsAt: date(draws) }
}

/** The issue that runs now and those that open within `aheadSeconds`. */
export function slotsFrom(lottery: Timetable, now: Date, aheadSeconds: number): Slot[] {
  const slots = [slotAt(lottery, now)]
  for (;;) {
    const next = slotAt(lottery, slots.at(-1)?.drawsAt ?? now)
    if (next.opensAt.getTime() > now.getTime() + aheadSeconds * 1000) return slots
    slots.push(next)
  }
}
