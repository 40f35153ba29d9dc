import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { TransactionTimeline } from './index.ts'
import * as Examples from './TransactionTimeline.examples.tsx'

const none = () => {}
const times = {
  request: { text: '20 Nov 2026, 18:58', dateTime: '2026-11-20T12:58Z' },
  review: { text: '20 Nov 2026, 19:04', dateTime: '2026-11-20T13:04Z' },
  payout: { text: '20 Nov 2026, 19:11', dateTime: '2026-11-20T13:11Z' },
}
const meta = {
  title: 'Gaming/TransactionTimeline',
  component: TransactionTimeline,
  args: {
    stage: { at: 'arrival', owner: 'you', title: 'arrivalAsked', status: 'confirm' },
    title: 'Last withdrawal',
    amount: '8500',
    symbol: '৳',
    target: 'wallet ****5678',
    times,
    onReceipt: none,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(304px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TransactionTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const AwaitingReceipt: Story = { render: () => <Examples.AwaitingReceipt /> }
export const Rejected: Story = { render: () => <Examples.Rejected /> }

const common = { amount: '8500', symbol: '৳', target: 'wallet ****5678', times, level: 4 } as const
export const StateSheet: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1060px, calc(100vw - 32px))' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Sheet>
      <Row name="has it arrived? whole; in parts; an answer on its way" as="grid" panel>
        <TransactionTimeline
          {...common}
          stage={{ at: 'arrival', owner: 'you', title: 'arrivalAsked', status: 'confirm' }}
          title="Last withdrawal"
          deadline={0}
          onReceipt={none}
        />
        <TransactionTimeline
          {...common}
          stage={{ at: 'arrival', owner: 'you', title: 'arrivalResent', status: 'confirm' }}
          title="In parts"
          parts
          deadline={0}
          onReceipt={none}
        />
        <TransactionTimeline
          {...common}
          stage={{ at: 'arrival', owner: 'you', title: 'arrivalAsked', status: 'confirm' }}
          title="Answered"
          parts
          busy="received"
          onReceipt={none}
        />
      </Row>
      <Row name="under way" as="grid" panel>
        <TransactionTimeline
          {...common}
          stage={{ at: 'review', owner: 'operator', status: 'processing' }}
          title="In review"
          reason="A first withdrawal is looked at by a person."
          expected="within 2 hours"
        />
        <TransactionTimeline
          {...common}
          stage={{ at: 'payout', owner: 'provider', status: 'processing' }}
          title="On its way"
          expected="within 10 minutes"
        />
        <TransactionTimeline
          {...common}
          stage={{ at: 'payout', owner: 'operator', failed: true, status: 'processing' }}
          title="Tried again"
          reason="The wallet did not answer. We send it another way."
        />
        <TransactionTimeline
          {...common}
          stage={{ at: 'arrival', owner: 'operator', title: 'arrivalDisputed', status: 'processing' }}
          title="Disputed"
          expected="within a day"
        />
      </Row>
      <Row name="over" as="grid" panel>
        <TransactionTimeline {...common} stage={{ at: 'end', status: 'success' }} title="Completed" />
        <TransactionTimeline
          {...common}
          stage={{ at: 'end', title: 'arrivalAuto', status: 'received' }}
          title="Counted as received"
        />
        <TransactionTimeline
          {...common}
          stage={{ at: 'review', failed: true, returned: true, status: 'rejected' }}
          title="Rejected"
          reason="The name on the account is not yours."
        />
        <TransactionTimeline
          {...common}
          stage={{ at: 'arrival', failed: true, returned: true, status: 'failed' }}
          title="Refunded"
        />
      </Row>
      <Row name="deposits" as="grid" panel>
        <TransactionTimeline
          kind="deposit"
          stage={{ at: 'payment', owner: 'you', status: 'pending' }}
          title="Deposit"
          amount="5000"
          symbol="৳"
          deadline={0}
        />
        <TransactionTimeline
          kind="deposit"
          stage={{ at: 'check', owner: 'operator', status: 'processing' }}
          title="জমা যাচাই করা হচ্ছে"
          amount="1234567.89"
          symbol="৳"
          reason="রসিদের ছবি ও পাঠানো টাকার অঙ্ক মিলিয়ে দেখা হচ্ছে"
        />
        <TransactionTimeline
          kind="deposit"
          stage={{ at: 'payment', failed: true, title: 'paymentExpired', status: 'expired' }}
          title="Expired"
          amount="5000"
          symbol="৳"
        />
      </Row>
    </Sheet>
  ),
}
