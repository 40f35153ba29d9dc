import { DatePicker } from '@brand/ui/date-picker'
import type { FieldRule, RuleControl } from '@brand/ui/forms'

/** `2008-11-21` as a rule of the server wants it written, and back. */
export const dayFor = (patternId: string | undefined, day: string): string =>
  patternId === 'date_mdy' ? day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1') : day
export const dayOf = (patternId: string | undefined, text: string): string =>
  patternId === 'date_mdy' ? text.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$1-$2') : text

/** The last birthday of a person old enough on a day (`2026-11-21`); born on 29 February they wait for 1 March. */
export function latestBirthday(today: string, minAge: number): string {
  const born = `${String(Number(today.slice(0, 4)) - minAge).padStart(4, '0')}${today.slice(4)}`
  return Number.isNaN(Date.parse(born)) || new Date(born).toISOString().slice(0, 10) !== born
    ? `${born.slice(0, 5)}02-28`
    : born
}

interface DayFieldProps {
  control: RuleControl
  rule: FieldRule
  /** The last day that may be chosen. */
  max?: string | undefined
}

/** A day of the account, typed or taken from a calendar. */
export function DayField({ control, rule, max }: DayFieldProps) {
  const { value, onValueChange, hint: _format, ...field } = control
  return (
    <DatePicker
      {...field}
      value={dayOf(rule.patternId, value)}
      onValueChange={(day) => onValueChange(dayFor(rule.patternId, day))}
      min="1900-01-01"
      max={max}
    />
  )
}
