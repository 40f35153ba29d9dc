import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { NumberField } from './index.ts'
import * as Examples from './NumberField.examples.tsx'

const meta = { title: 'Forms/NumberField', component: NumberField, args: { label: 'Members' } } satisfies Meta<
  typeof NumberField
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { render: () => <Examples.Empty /> }
export const Bounded: Story = { render: () => <Examples.Bounded /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }
export const Rate: Story = {
  args: { label: 'Rate', decimals: 2, min: '0', max: '25', step: '0.25', defaultValue: '12.5', end: '%' },
}

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="empty; filled; with a unit; without buttons" as="grid">
        <NumberField label="Members" hint="From 1 to 5,000" min="1" max="5000" />
        <NumberField label="Members" defaultValue="1500" required />
        <NumberField label="Rate" decimals={2} step="0.25" defaultValue="12.5" end="%" />
        <NumberField label="Turnover" defaultValue="12" steppers={false} end="×" optional />
      </Row>
      <Row name="wrong; at its end; below zero; disabled; to read" as="grid" panel>
        <NumberField label="Members" defaultValue="9000" error="5,000 at most" />
        <NumberField label="Members" defaultValue="5000" max="5000" />
        <NumberField label="Adjustment" min="-100" defaultValue="-20" />
        <NumberField label="Members" defaultValue="7" disabled />
        <NumberField label="Members" defaultValue="7" readOnly />
        <NumberField lang="bn" label="সদস্যসংখ্যা" defaultValue="1500" hint="১ থেকে ৫,০০০" />
      </Row>
    </Sheet>
  ),
}
