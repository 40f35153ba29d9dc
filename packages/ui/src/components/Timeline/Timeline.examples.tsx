import { Timeline, type TimelineItem } from '@brand/ui/timeline'

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

export function Withdrawal() {
  return <Timeline items={[...begun, sent, waiting]} aria-label="Withdrawal" />
}

export function Order() {
  return (
    <Timeline
      aria-label="Order"
      items={[
        { id: 'placed', title: 'Placed', state: 'done', time: '19:04' },
        { id: 'review', title: 'Under review', state: 'current' },
        { id: 'paid', title: 'Paid', state: 'todo' },
      ]}
    />
  )
}
