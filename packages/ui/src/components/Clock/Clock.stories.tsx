import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Clock } from './index.ts'
import * as Examples from './Clock.examples.tsx'

const noon = Date.UTC(2026, 10, 20, 13, 42, 8)
const still = () => noon
const meta = {
  title: 'Primitives/Clock',
  component: Clock,
  args: { timeZone: 'Asia/Dhaka', date: true, seconds: true },
} satisfies Meta<typeof Clock>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = { render: () => <Examples.Running /> }

export const TimeAlone: Story = { render: () => <Examples.TimeAlone /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="zone, date, seconds">
        <Clock timeZone="Asia/Dhaka" now={still} date seconds />
      </Row>
      <Row name="hours and minutes; without its zone">
        <Clock timeZone="Asia/Dhaka" now={still} />
        <Clock timeZone="Asia/Dhaka" now={still} zone={false} seconds />
      </Row>
      <Row name="a half-hour zone; one nobody knows" panel>
        <Clock timeZone="Asia/Kolkata" now={still} date />
        <Clock timeZone="Mars/Olympus" now={still} />
      </Row>
    </Sheet>
  ),
}
