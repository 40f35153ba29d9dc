import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { fireFill } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/index.ts'
import { Badge } from './index.ts'
import * as Examples from './Badge.examples.tsx'

const meta = { title: 'Primitives/Badge', component: Badge, args: { children: 'Approved' } } satisfies Meta<
  typeof Badge
>
export default meta
type Story = StoryObj<typeof meta>

export const Status: Story = { render: () => <Examples.Status /> }
export const Count: Story = { render: () => <Examples.Count /> }
export const Tag: Story = { args: { children: 'VIP 3', tone: 'accent' } }

const statuses = [
  ['success', 'Approved'],
  ['info', 'Processing'],
  ['warning', 'Confirm'],
  ['danger', 'Rejected'],
  ['neutral', 'Coming soon'],
  ['accent', 'VIP 3'],
  ['live', 'Live'],
] as const

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="status">
        {statuses.map(([tone, word]) => (
          <Badge key={tone} variant="status" tone={tone}>
            {word}
          </Badge>
        ))}
      </Row>
      <Row name="tag">
        {statuses.map(([tone, word]) => (
          <Badge key={tone} tone={tone}>
            {word}
          </Badge>
        ))}
      </Row>
      <Row name="count">
        {statuses.map(([tone], i) => (
          <Badge key={tone} variant="count" tone={tone}>
            {i * 17}
          </Badge>
        ))}
      </Row>
      <Row name="on a panel" panel>
        {statuses.map(([tone, word]) => (
          <Badge key={tone} variant="status" tone={tone}>
            {word}
          </Badge>
        ))}
        <Badge tone="live">
          <Icon icon={fireFill} size={14} /> Hot
        </Badge>
      </Row>
    </Sheet>
  ),
}
