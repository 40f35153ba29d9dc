import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { TextField } from '../TextField/index.ts'
import { Select } from './index.ts'

const options = [
  { value: 'bkash', label: 'Mobile wallet' },
  { value: 'bank', label: 'Bank transfer' },
  { value: 'card', label: 'Debit card', disabled: true },
  { value: 'agent', label: 'Through an agent in your town, in cash, on weekdays' },
]
const meta = { title: 'Forms/Select', component: Select, args: { label: 'Method', options } } satisfies Meta<
  typeof Select
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['example'], args: { placeholder: 'Choose a method' } }
export const Chosen: Story = { tags: ['example'], args: { defaultValue: 'bank', hint: 'Payouts take ten minutes' } }
export const Wrong: Story = { args: { required: true, error: 'Choose a method' } }
export const Many: Story = {
  args: {
    options: Array.from({ length: 200 }, (_none, n) => ({ value: `v${n}`, label: `Option ${n + 1}` })),
    defaultValue: 'v120',
  },
}

const Own = ({ n }: { n: number }) => {
  const [value, setValue] = useState('')
  return <TextField label={`Field ${n}`} value={value} onValueChange={setValue} hint={`${value.length} letters`} />
}
/** Each control keeps its own value: what is typed in one leaves the others alone. */
export const FormOfTwelve: Story = {
  tags: ['example'],
  render: (args) => (
    <form style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      {Array.from({ length: 11 }, (_none, n) => (
        <Own key={n} n={n + 1} />
      ))}
      <Select {...args} />
    </form>
  ),
}

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="empty; chosen; hint; optional" as="grid">
        <Select label="Method" options={options} />
        <Select label="Method" options={options} defaultValue="bank" />
        <Select label="Method" options={options} defaultValue="bkash" hint="Payouts take ten minutes" />
        <Select label="Method" options={options} optional />
      </Row>
      <Row name="error; disabled; long" as="grid" panel>
        <Select label="Method" options={options} required error="Choose a method" />
        <Select label="Method" options={options} defaultValue="bank" disabled />
        <Select label="Method" options={options} defaultValue="agent" />
      </Row>
    </Sheet>
  ),
}
