import { TransactionTimeline, type TransactionTimelineProps } from '@brand/ui/transaction-timeline'
import { useState } from 'react'

const none = () => {}

const times = {
  request: { text: '20 Nov 2026, 18:58', dateTime: '2026-11-20T12:58Z' },
  review: { text: '20 Nov 2026, 19:04', dateTime: '2026-11-20T13:04Z' },
  payout: { text: '20 Nov 2026, 19:11', dateTime: '2026-11-20T13:11Z' },
}

const Ticking = (props: TransactionTimelineProps) => {
  const [deadline] = useState(() => Date.now() + 1_694_000)
  return <TransactionTimeline {...props} deadline={deadline} />
}

export function AwaitingReceipt() {
  return (
    <Ticking
      stage={{ at: 'arrival', owner: 'you', title: 'arrivalAsked', status: 'confirm' }}
      title="Last withdrawal"
      amount="8500"
      symbol="৳"
      target="wallet ****5678"
      times={times}
      onReceipt={none}
    />
  )
}

export function Rejected() {
  return (
    <TransactionTimeline
      stage={{ at: 'review', failed: true, returned: true, status: 'rejected' }}
      title="Last withdrawal"
      amount="8500"
      symbol="৳"
      target="wallet ****5678"
      times={times}
      onReceipt={none}
      reason="The name on the account is not yours."
    />
  )
}
