import { DateTimeField, momentFrom, wallTime } from '@brand/ui/date-time-field'
import { useState } from 'react'

export function Empty() {
  return <DateTimeField label="Starts" timeZone="Asia/Dhaka" />
}

export function WithBounds() {
  return (
    <DateTimeField
      label="Maintenance ends"
      timeZone="Asia/Dhaka"
      defaultValue="2026-11-20T07:30"
      min="2026-11-20T08:00"
      max="2026-11-27T23:59"
      step={15}
    />
  )
}

const timeZone = 'Asia/Dhaka'

/** A server keeps moments; the field shows what the clock of the zone shows then. */
export function MomentsOfAServer() {
  const [start, setStart] = useState('2026-11-20T12:30:00Z')
  return (
    <>
      <DateTimeField
        label="Starts"
        timeZone={timeZone}
        value={wallTime(start, timeZone)}
        onValueChange={(value) => setStart(momentFrom(value, timeZone) ?? start)}
      />
      <p>{start}</p>
    </>
  )
}
