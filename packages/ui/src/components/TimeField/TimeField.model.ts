import type { DayFault, Time } from '../DatePicker/DatePicker.model.ts'

export interface TimeBounds {
  min?: Time | undefined
  max?: Time | undefined
}

/** What is wrong with a whole time; from `22:00` to `06:00` is a night. */
export function timeFault(time: Time, { min, max }: TimeBounds): DayFault | undefined {
  if (time === '') return undefined
  const [early, late] = [min !== undefined && time < min, max !== undefined && time > max]
  if (min !== undefined && max !== undefined && min > max) return early && late ? 'tooEarly' : undefined
  return early ? 'tooEarly' : late ? 'tooLate' : undefined
}

/** A time as the language writes it. */
export const timeWords = (time: Time, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(
    Date.parse(`1970-01-01T${time}:00Z`),
  )
