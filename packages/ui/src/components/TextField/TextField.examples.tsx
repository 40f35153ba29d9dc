import { TextField } from '@brand/ui/text-field'
import { useState } from 'react'

export function Empty() {
  return <TextField label="Username" placeholder="As on your payout account" />
}

export function WithHint() {
  return <TextField label="Username" hint="English letters and spaces only, 2 - 40 characters" />
}

export function Phone() {
  return <TextField label="Mobile number" start="+880" ltr type="tel" defaultValue="1712 345 678" />
}

/** The page holds the value, and says what is wrong with it. */
export function Controlled() {
  const [name, setName] = useState('')
  return (
    <TextField
      label="Username"
      value={name}
      onValueChange={setName}
      error={name && !/^[a-z ]+$/i.test(name) && 'English letters and spaces only'}
    />
  )
}
