import { DatePicker } from '@brand/ui/date-picker'
import type { FieldRule, RuleControl } from '@brand/ui/forms'

/** `2008-11-21` as a rule of the server wants it written, and back. */
export const dayFor = (patternId: string | undefined, day: string): string =>
  patternId === 'date_mdy' ? day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1') : day
export const dayOf = (patternId: string | undefined, text: string): string =>
  patternId === 'date_mdy' ? text.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$1-$2') : text

interface DayFieldProps {
  control: RuleControl
  rule: FieldRule
  /** The last day that may be chosen. */
  max?: string | undefined
  /** Instead of how a day is typed. */
  hint?: string | null
}

/** A day of the account, typed or taken from a calendar. */
export function DayField({ control, rule, max, hint }: DayFieldProps) {
  const { value, onValueChange, hint: _format, ...field } = control
  return (
    <DatePicker
      {...field}
      hint={hint}
      value={dayOf(rule.patternId, value)}
      onValueChange={(day) => onValueChange(dayFor(rule.patternId, day))}
      min="1900-01-01"
      max={max}
    />
  )
}
