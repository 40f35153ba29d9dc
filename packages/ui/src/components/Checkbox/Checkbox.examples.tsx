import { Checkbox, CheckboxGroup } from '@brand/ui/checkbox'
import { useState } from 'react'

export function Off() {
  return <Checkbox label="Remember me for a day" />
}

export function On() {
  return <Checkbox label="Remember me for a day" defaultChecked />
}

export function Some() {
  return <Checkbox label="All vendors" indeterminate />
}

/** The page holds the value. */
export function Controlled() {
  const [checked, setChecked] = useState(false)
  return <Checkbox label="Remember me for a day" checked={checked} onCheckedChange={setChecked} />
}

const ways = [
  { value: 'sms', label: 'SMS' },
  { value: 'mail', label: 'Email', hint: 'At most one a day' },
  { value: 'site', label: 'A message on the site' },
]

/** One more above the options checks all of them, or none. */
export function Group() {
  const [chosen, setChosen] = useState<string[]>(['sms'])
  return <CheckboxGroup label="Tell me by" options={ways} selectAll value={chosen} onValueChange={setChosen} />
}
