import type { ReactNode } from 'react'
import type { UiStrings } from '../../i18n/useStrings.ts'
import type { Bounds, Day } from '../DatePicker/DatePicker.model.ts'
import type { DayText } from '../DatePicker/dayText.ts'
import { useDayEntry } from '../DatePicker/useDayEntry.ts'
import { TextField } from '../TextField/TextField.tsx'

interface DayFieldProps extends Bounds {
  label: ReactNode
  value: Day | undefined
  text: DayText
  today: Day
  words: (key: keyof UiStrings['datePicker'] & string, values?: Record<string, string>) => string
  onCommit: (day: Day | undefined) => void
}

/** One end of a range, typed. */
export function DayField({ label, value = '', onCommit, ...wiring }: DayFieldProps) {
  const entry = useDayEntry({ ...wiring, value, onCommit: (day) => onCommit(day || undefined) })
  return (
    <TextField
      label={label}
      placeholder={entry.format}
      value={entry.shown}
      error={entry.wrong}
      inputMode="numeric"
      autoComplete="off"
      onValueChange={entry.type}
      onBlur={entry.commit}
      onKeyDown={(event) => event.key === 'Enter' && entry.commit()}
    />
  )
}
