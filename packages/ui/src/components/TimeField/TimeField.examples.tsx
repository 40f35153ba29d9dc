import { TimeField } from '@brand/ui/time-field'
import { useState } from 'react'

export function InAZone() {
  return <TimeField label="Opens at" defaultValue="08:00" timeZone="Asia/Dhaka" />
}

/** In steps of a quarter of an hour, within office hours. */
export function WithBounds() {
  return <TimeField label="Call me at" min="09:00" max="17:30" step={15} defaultValue="18:00" />
}

/** The page holds the time. */
export function Controlled() {
  const [time, setTime] = useState('18:30')
  return <TimeField label="Closes at" value={time} onValueChange={setTime} hint={time} />
}
