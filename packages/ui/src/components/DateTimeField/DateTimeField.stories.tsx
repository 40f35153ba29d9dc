import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import * as Examples from './DateTimeField.examples.tsx'
import { DateTimeField } from './index.ts'

const meta = {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  args: { label: 'Starts', timeZone: 'Asia/Dhaka' },
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { render: () => <Examples.Empty /> }
export const WithBounds: Story = { render: () => <Examples.WithBounds /> }
export const MomentsOfAServer: Story = { render: () => <Examples.MomentsOfAServer /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="empty; a moment; with a hint; out of bounds; disabled" as="grid">
        <DateTimeField label="Starts" timeZone="Asia/Dhaka" required />
        <DateTimeField label="Starts" timeZone="Asia/Dhaka" defaultValue="2026-11-20T18:30" optional />
        <DateTimeField label="Starts" timeZone="UTC" defaultValue="2026-11-20T18:30" hint="Players see it at once" />
        <DateTimeField label="Starts" timeZone="UTC" defaultValue="2026-11-20T18:30" min="2026-11-21T08:00" />
        <DateTimeField label="Starts" timeZone="UTC" defaultValue="2026-11-20T18:30" disabled />
      </Row>
    </Sheet>
  ),
}
