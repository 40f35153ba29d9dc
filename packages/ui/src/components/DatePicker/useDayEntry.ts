import { useState } from 'react'
import type { UiStrings } from '../../i18n/useStrings.ts'
import { faultOf, type Bounds, type Day } from './DatePicker.model.ts'
import type { DayText } from './dayText.ts'

export type Words = (key: keyof UiStrings['datePicker'] & string, values?: Record<string, string>) => string

interface Entry extends Bounds {
  /** Empty: no day. */
  value: Day | ''
  text: DayText
  today: Day
  words: Words
  onCommit: (day: Day | '') => void
}

/** How a day is typed, in words of the reader. */
export const formatOf = (text: DayText, words: Words) =>
  text.pattern({ day: words('day'), month: words('monthSign'), year: words('yearSign') })

/**
 * A day being typed. It is read when the field is left or sent, not before: half a date is often a date. What is none
 * stays as it was typed, with what is wrong, and counts as no day.
 */
export function useDayEntry({ value, text, today, words, onCommit, min, max }: Entry) {
  // A draft belongs to the value it was typed over: when that is replaced from outside, so is the draft.
  const [draft, setDraft] = useState<{ typed: string; over: string; wrong?: string | undefined }>()
  const current = draft && draft.over === value ? draft : undefined
  const format = formatOf(text, words)

  function wrong(day: Day | undefined): string | undefined {
    if (!day) return words('wrong', { format })
    const fault = faultOf(day, { min, max })
    return fault && words(fault, { date: text.spoken((fault === 'tooEarly' ? min : max) ?? day) })
  }
  function commit() {
    if (!current) return
    const day = text.read(current.typed, today)
    const fault = current.typed.trim() === '' ? undefined : wrong(day)
    const next = fault || !day ? '' : day
    setDraft(fault ? { typed: current.typed, over: '', wrong: fault } : undefined)
    if (next !== value) onCommit(next)
  }
  return {
    format,
    shown: current?.typed ?? (value ? text.write(value) : ''),
    wrong: current?.wrong,
    type: (typed: string) => setDraft({ typed, over: value }),
    commit,
    drop: () => setDraft(undefined),
  }
}
