import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Progress } from './index.ts'
import * as Examples from './Progress.examples.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Play 20 rounds in any fishing room', value: 14, max: 20, note: '14 / 20' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Mission: Story = { render: () => <Examples.Mission /> }
export const Waiting: Story = { render: () => <Examples.Waiting /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="started; half; done; waiting" as="grid">
        <Progress label="Sit at a Teen Patti table for an hour" value={0} max={60} note="0 / 60" />
        <Progress label="Play 20 rounds in any fishing room" value={14} max={20} note="14 / 20" />
        <Progress label="Place five cricket bets at 1.50 or more" value={5} max={5} note="5 / 5" />
        <Progress label="Sending your receipt" />
      </Row>
      <Row name="tones, large" as="grid" panel>
        <Progress label="Of your daily limit" value={60} tone="accent" size="lg" note="60 %" />
        <Progress label="Of your daily limit" value={85} tone="warning" size="lg" note="85 %" />
        <Progress label="Of your daily limit" value={100} tone="danger" size="lg" note="100 %" />
      </Row>
      <Row name="without words of its own" as="grid">
        <Progress label="Wagering" labelHidden value={74} />
      </Row>
    </Sheet>
  ),
}
