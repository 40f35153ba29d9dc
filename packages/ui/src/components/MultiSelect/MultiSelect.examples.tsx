import { MultiSelect, useRemoteOptions } from '@brand/ui/multi-select'
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

const after = (ms: number) => new Promise((done) => setTimeout(done, ms))
const line = Array.from({ length: 240 }, (_none, n) => ({ value: `m${n}`, label: `member_${n}` }))

/** Stands for a server: it searches, and answers twenty at a time. */
async function searchMembers({ text, from = 0 }: { text: string; from?: number | undefined }) {
  await after(400)
  const found = line.filter(({ label }) => label.includes(text))
  return { options: found.slice(from, from + 20), next: from + 20 < found.length ? from + 20 : undefined }
}

/** The server searches; more options come as the list is scrolled. */
export function FromAServer() {
  const members = useRemoteOptions(searchMembers)
  return (
    <MultiSelect
      label="Members"
      {...members}
      defaultValue={['m7']}
      chosenOptions={[{ value: 'm7', label: 'member_7' }]}
    />
  )
}

/** A request that failed, with a button to repeat it. */
export function Failing() {
  const members = useRemoteOptions(() => after(200).then(() => Promise.reject(new Error('no'))))
  return <MultiSelect label="Members" {...members} />
}
