import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { StatusChip } from './index.ts'
import * as Examples from './StatusChip.examples.tsx'

const meta = { title: 'Primitives/StatusChip', component: StatusChip, args: { status: 'approved' } } satisfies Meta<
  typeof StatusChip
>
export default meta
type Story = StoryObj<typeof meta>

export const Approved: Story = { render: () => <Examples.Approved /> }
export const OwnWord: Story = { render: () => <Examples.OwnWord /> }

const groups = {
  success: ['approved', 'issued', 'claimed', 'accepted', 'received', 'success', 'active'],
  info: ['processing', 'joined', 'pending'],
  warning: ['applying', 'confirm', 'maintenance', 'term_pending'],
  danger: ['rejected', 'failed', 'auto_terminated'],
  neutral: ['cancelled', 'expired', 'superseded', 'comingSoon', 'idle', 'draft', 'withdrawn', 'terminated', 'PAID_OUT'],
}
const chips = Object.entries(groups)
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      {chips.map(([tone, list]) => (
        <Row key={tone} name={tone}>
          {list.map((status) => (
            <StatusChip key={status} status={status} />
          ))}
        </Row>
      ))}
      <Row name="on a panel; in a narrow cell" panel>
        {chips.map(([tone, [status = '']]) => (
          <StatusChip key={tone} status={status} />
        ))}
        <span style={{ inlineSize: 96 }}>
          <StatusChip status="confirm">Confirm that it has arrived</StatusChip>
        </span>
      </Row>
    </Sheet>
  ),
}
