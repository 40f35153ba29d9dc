import { Select } from '@brand/ui/select'
import { TextField } from '@brand/ui/text-field'
import { useState } from 'react'

const options = [
  { value: 'bkash', label: 'Mobile wallet' },
  { value: 'bank', label: 'Bank transfer' },
  { value: 'card', label: 'Debit card', disabled: true },
  { value: 'agent', label: 'Through an agent in your town, in cash, on weekdays' },
]

export function Empty() {
  return <Select label="Method" options={options} placeholder="Choose a method" />
}

export function Chosen() {
  return <Select label="Method" options={options} defaultValue="bank" hint="Payouts take ten minutes" />
}

const Own = ({ n }: { n: number }) => {
  const [value, setValue] = useState('')
  return <TextField label={`Field ${n}`} value={value} onValueChange={setValue} hint={`${value.length} letters`} />
}

/** Each control keeps its own value: what is typed in one leaves the others alone. */
export function FormOfTwelve() {
  return (
    <form style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      {Array.from({ length: 11 }, (_none, n) => (
        <Own key={n} n={n + 1} />
      ))}
      <Select label="Method" options={options} />
    </form>
  )
}
