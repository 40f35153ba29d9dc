import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Timeline, type TimelineItem } from './index.ts'
import * as Examples from './Timeline.examples.tsx'

const begun: TimelineItem[] = [
  {
    id: 'requested',
    title: 'Requested',
    state: 'done',
    time: '20 Nov 2026, 18:58',
    dateTime: '2026-11-20T18:58:00+06:00',
  },
  {
    id: 'reviewed',
    title: 'Reviewed',
    state: 'done',
    time: '20 Nov 2026, 19:04',
    dateTime: '2026-11-20T19:04:00+06:00',
  },
]
const sent: TimelineItem = {
  id: 'sent',
  title: 'Sent to wallet ****5678',
  state: 'done',
  time: '20 Nov 2026, 19:11',
  dateTime: '2026-11-20T19:11:00+06:00',
}
const waiting: TimelineItem = {
  id: 'arrived',
  title: 'Has it arrived?',
  state: 'current',
  children: (
    <>
      Counts as received when the timer ends
      <br />
      <b>28:14</b>
    </>
  ),
}
const meta = {
  title: 'Primitives/Timeline',
  component: Timeline,
  args: { items: [...begun, sent, waiting], 'aria-label': 'Withdrawal' },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Withdrawal: Story = { render: () => <Examples.Withdrawal /> }

export const Order: Story = { render: () => <Examples.Order /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="waiting for the reader; under review; refused" as="grid" panel>
        <Timeline aria-label="Waiting" items={[...begun, sent, waiting]} />
        <Timeline
          aria-label="Under review"
          items={[
            ...begun.slice(0, 1),
            { id: 'review', title: 'Under review', state: 'current', time: 'Usually ten minutes' },
            { id: 'sent', title: 'Sent', state: 'todo' },
            { id: 'arrived', title: 'Received', state: 'todo' },
          ]}
        />
        <Timeline
          aria-label="Refused"
          items={[
            ...begun.slice(0, 1),
            {
              id: 'refused',
              title: 'Rejected',
              state: 'failed',
              time: '20 Nov 2026, 19:04',
              children: 'The name of the account is another one. Your balance is back.',
            },
          ]}
        />
      </Row>
      <Row name="all done; long words" as="grid">
        <Timeline
          aria-label="All done"
          items={[...begun, sent, { id: 'arrived', title: 'Received', state: 'done', time: '20 Nov 2026, 19:20' }]}
        />
        <Timeline
          aria-label="Long"
          items={[
            {
              id: 'a',
              title: 'Forwarded to the department that answers for payments of merchants abroad',
              state: 'done',
            },
            waiting,
          ]}
        />
      </Row>
    </Sheet>
  ),
}
