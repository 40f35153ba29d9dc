import { Icon } from '@brand/ui/icon'
import { bank, deviceMobile, ticket } from '@brand/ui/icons'
import { RadioGroup } from '@brand/ui/radio'
import { useState } from 'react'

const lines = [
  { value: 'all', label: 'All downlines' },
  { value: 'own', label: 'My own only' },
  { value: 'one', label: 'One member', disabled: true },
]

export function List() {
  return <RadioGroup label="Show" options={lines} defaultValue="all" />
}

const methods = [
  {
    value: 'wallet',
    label: 'Mobile wallet',
    note: 'Within 5 minutes',
    start: <Icon icon={deviceMobile} size={24} />,
  },
  {
    value: 'bank',
    label: 'Bank transfer',
    note: 'Up to 2 hours',
    start: <Icon icon={bank} size={24} />,
  },
  {
    value: 'voucher',
    label: 'Voucher',
    note: 'About 10 minutes',
    start: <Icon icon={ticket} size={24} />,
  },
]

export function Cards() {
  return <RadioGroup label="Pay with" options={methods} defaultValue="wallet" variant="cards" />
}

export function Tiles() {
  return <RadioGroup label="Pay with" options={methods} defaultValue="wallet" variant="tiles" />
}

/** The page holds the value. */
export function Controlled() {
  const [line, setLine] = useState('all')
  return <RadioGroup label="Show" options={lines} value={line} onValueChange={setLine} />
}
