import { Checkbox } from '@brand/ui/checkbox'
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
