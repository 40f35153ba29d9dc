import { MultiSelect } from '@brand/ui/multi-select'
import { useState } from 'react'

const kinds = [
  { value: 'slots', label: 'Slots', note: '1,204' },
  { value: 'live', label: 'Live casino', note: '212' },
  { value: 'fish', label: 'Fishing', disabled: true },
  { value: 'sports', label: 'Sports', note: '61' },
  {
    value: 'pvp',
    label: 'A kind of game whose name is a good deal longer than its line',
  },
]

export function Empty() {
  return <MultiSelect label="Games" options={kinds} />
}

export function Chosen() {
  return <MultiSelect label="Games" options={kinds} defaultValue={['slots', 'live']} />
}

const vendors = Array.from({ length: 60 }, (_none, n) => ({
  value: `v${n}`,
  label: ['JL Studio', 'PG', 'CQ9', 'শ্রীমঙ্গল', 'الواحة'][n % 5] + (n < 5 ? '' : ` ${n}`),
  keywords: [`vendor ${n}`],
}))

/** From eight options on there is a field to search in. */
export function Searching() {
  return <MultiSelect label="Vendors" options={vendors} defaultValue={['v3']} />
}

/** The page holds the value. */
export function Controlled() {
  const [chosen, setChosen] = useState<string[]>(['slots'])
  return <MultiSelect label="Games" options={kinds} value={chosen} onValueChange={setChosen} />
}
