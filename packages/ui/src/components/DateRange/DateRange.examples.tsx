import { addDays, dayIn } from '@brand/ui/date-picker'
import { DateRange, type DayRange } from '@brand/ui/date-range'
import { useState } from 'react'

const week = { from: '2026-11-14', to: '2026-11-20' }

export function Chosen() {
  return <DateRange label="Period" timeZone="Asia/Dhaka" defaultValue={week} />
}

/** As above a table of records: 31 days at most, of the last 90. */
export function Records() {
  const today = dayIn('Asia/Dhaka')
  return (
    <DateRange
      label="Period"
      timeZone="Asia/Dhaka"
      labelHidden
      maxDays={31}
      defaultValue={{ from: addDays(today, -6), to: today }}
      min={addDays(today, -89)}
      max={today}
    />
  )
}

/** Days with times, and the periods that books are kept by. */
export function WithTimes() {
  return (
    <DateRange
      label="Period"
      timeZone="Asia/Dhaka"
      times
      defaultValue={{
        from: '2026-11-19',
        to: '2026-11-20',
        fromTime: '18:00',
        toTime: '06:30',
      }}
    />
  )
}

/** The page holds the value. */
export function Controlled() {
  const [range, setRange] = useState<DayRange>(week)
  return <DateRange label="Period" timeZone="Asia/Dhaka" value={range} onValueChange={setRange} />
}
