import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { MonthPicker } from './index.ts'
import * as Examples from './MonthPicker.examples.tsx'

const meta = {
  title: 'Forms/MonthPicker',
  component: MonthPicker,
  args: { label: 'Statement', defaultValue: '2026-11-01' },
} satisfies Meta<typeof MonthPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { render: () => <Examples.Empty /> }
export const WithBounds: Story = { render: () => <Examples.WithBounds /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="empty; a month; wrong; disabled" as="grid">
        <MonthPicker label="Statement" required />
        <MonthPicker label="Statement" defaultValue="2026-11-01" hint="Closed months only" />
        <MonthPicker label="Statement" defaultValue="2026-11-01" error="Not closed yet" />
        <MonthPicker label="Statement" defaultValue="2026-11-01" disabled />
      </Row>
    </Sheet>
  ),
}
