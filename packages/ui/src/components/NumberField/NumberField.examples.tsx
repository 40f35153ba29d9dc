import { NumberField } from '@brand/ui/number-field'
import { useState } from 'react'

export function Empty() {
  return <NumberField label="Members" />
}

export function Bounded() {
  return <NumberField label="Members" min="1" max="30" defaultValue="7" hint="From 1 to 30" />
}

/** The page holds the value, as text with Latin digits. */
export function Controlled() {
  const [members, setMembers] = useState('7')
  return <NumberField label="Members" value={members} onValueChange={setMembers} />
}
