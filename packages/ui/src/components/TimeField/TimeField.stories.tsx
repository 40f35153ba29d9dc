import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { TimeField } from './index.ts'
import * as Examples from './TimeField.examples.tsx'

const meta = { title: 'Forms/TimeField', component: TimeField, args: { label: 'Opens at' } } satisfies Meta<
  typeof TimeField
>
export default meta
type Story = StoryObj<typeof meta>

export const InAZone: Story = { render: () => <Examples.InAZone /> }
export const WithBounds: Story = { render: () => <Examples.WithBounds /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="empty; a time with its zone; out of bounds; disabled" as="grid">
        <TimeField label="Opens at" required />
        <TimeField label="Opens at" defaultValue="18:30" timeZone="Asia/Dhaka" optional />
        <TimeField label="Opens at" defaultValue="07:00" min="08:00" />
        <TimeField label="Opens at" defaultValue="18:30" disabled />
      </Row>
    </Sheet>
  ),
}
