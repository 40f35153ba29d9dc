import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Select } from './index.ts'
import * as Examples from './Select.examples.tsx'

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

export const Empty: Story = { render: () => <Examples.Empty /> }
export const Chosen: Story = { render: () => <Examples.Chosen /> }
export const Wrong: Story = { args: { required: true, error: 'Choose a method' } }
export const Many: Story = {
  args: {
    options: Array.from({ length: 200 }, (_none, n) => ({ value: `v${n}`, label: `Option ${n + 1}` })),
    defaultValue: 'v120',
  },
}

export const FormOfTwelve: Story = { render: () => <Examples.FormOfTwelve /> }

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
