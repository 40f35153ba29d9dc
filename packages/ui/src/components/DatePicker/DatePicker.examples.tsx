import { DatePicker } from '@brand/ui/date-picker'
import { useState } from 'react'

export function Empty() {
  return <DatePicker label="Date" timeZone="Asia/Dhaka" />
}

export function Chosen() {
  return <DatePicker label="Date" timeZone="Asia/Dhaka" defaultValue="2026-11-20" />
}

/** Years lie between the bounds, so month and year are chosen from lists. */
export function Birthday() {
  return (
    <DatePicker
      label="Birthday"
      timeZone="Asia/Dhaka"
      min="1920-01-01"
      max="2008-11-20"
      defaultValue="1990-01-05"
      required
    />
  )
}

/** The page holds the value. */
export function Controlled() {
  const [day, setDay] = useState('2026-11-20')
  return <DatePicker label="Date" timeZone="Asia/Dhaka" value={day} onValueChange={setDay} />
}
