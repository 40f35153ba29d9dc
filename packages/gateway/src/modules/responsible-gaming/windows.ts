/** Fixed windows in the zone of the house: a day, a week from Monday, a month. */
export const periods = ['DAY', 'WEEK', 'MONTH'] as const
export type Period = (typeof periods)[number]

export interface Window {
  /** First day of it, as `2026-11-20`. */
  from: string
  startsAt: Date
  /** When it begins anew. */
  resetAt: Date
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formats.set(timeZone, known)
  return known
}

/** The day a moment belongs to. */
export const dayOf = (at: Date, timeZone: string): string => formatOf(timeZone).format(at).slice(0, 10)

/** How far the clocks of a zone are ahead of UTC at a moment, ms. */
function offsetAt(at: Date, timeZone: string): number {
  const whole = Math.floor(at.getTime() / 1000) * 1000
  return Date.parse(`${formatOf(timeZone).format(whole).replace(' ', 'T')}Z`) - whole
}

/** When a day begins there; where midnight is skipped, when its clocks go on. */
export function startOf(day: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`)
  const guess = wall - offsetAt(new Date(wall), timeZone)
  return new Date(wall - offsetAt(new Date(guess), timeZone))
}

function plus(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

const sinceMonday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The windows a moment lies in. */
export function windowsAt(now: Date, timeZone: string): Record<Period, Window> {
  const today = dayOf(now, timeZone)
  const monday = plus(today, -sinceMonday(today))
  const first = `${today.slice(0, 8)}01`
  const span = (from: string, next: string): Window => ({
    from,
    startsAt: startOf(from, timeZone),
    resetAt: startOf(next, timeZone),
  })
  return {
    DAY: span(today, plus(today, 1)),
    WEEK: span(monday, plus(monday, 7)),
    MONTH: span(first, `${plus(first, 31).slice(0, 8)}01`),
  }
}
