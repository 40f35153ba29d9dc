import { MonthPicker, monthDays } from '@brand/ui/month-picker'
import { useBrand } from '@brand/ui/theme'
import { useState } from 'react'

export function Empty() {
  return <MonthPicker label="Statement" optional />
}

/** From the first month with records to this one. */
export function WithBounds() {
  return <MonthPicker label="Statement" defaultValue="2026-11-01" min="2025-06-15" max="2026-11-30" />
}

/** The days of the month, in the calendar of the reader, for a server. */
export function Controlled() {
  const { numberLocale } = useBrand()
  const [month, setMonth] = useState('2026-11-01')
  const { from, to } = monthDays(month, numberLocale)
  return (
    <>
      <MonthPicker label="Statement" value={month} onValueChange={setMonth} />
      <p>
        {from} - {to}
      </p>
    </>
  )
}
