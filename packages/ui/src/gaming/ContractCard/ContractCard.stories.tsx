import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { ContractCard } from './index.ts'
import * as Examples from './ContractCard.examples.tsx'

const none = () => {}
const terms = [
  { label: 'Period', value: 'Semimonthly' },
  { label: 'Active members', value: '30 or more' },
  { label: 'Period valid bet', value: '৳ 500,000' },
  { label: 'Period profit and loss', value: '৳ 40,000' },
]
const meta = {
  title: 'Gaming/ContractCard',
  component: ContractCard,
  args: { title: 'Dividend contract', rate: '18', terms, affected: ['orchi21'], onAccept: none, onReject: none },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(360px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContractCard>
export default meta
type Story = StoryObj<typeof meta>

export const Offer: Story = { render: () => <Examples.Offer /> }
export const Termination: Story = { render: () => <Examples.Termination /> }

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
      <Row name="an offer that ends contracts below; a plain one; a wish to end it" as="grid">
        <ContractCard
          title="Dividend contract"
          rate="18"
          terms={terms}
          affected={['orchi21']}
          onAccept={none}
          onReject={none}
        />
        <ContractCard
          title="Daily wages"
          from="khaled"
          rate="0.8"
          was="0.6"
          terms={terms.slice(0, 2)}
          affected={['orchi21', 'rana_07', 'mim88']}
          onAccept={none}
          onReject={none}
          onLater={none}
        />
        <ContractCard
          title="Hourly salary"
          state="term_pending"
          from="khaled"
          rate="0.2"
          terms={terms.slice(0, 2)}
          onAccept={none}
          onReject={none}
        />
      </Row>
      <Row name="answers on their way; more between terms and answer" as="grid">
        <ContractCard
          title="Real-time salary"
          rate="1.25"
          terms={terms.slice(0, 1)}
          busy="accept"
          onAccept={none}
          onReject={none}
        />
        <ContractCard
          title="Real-time salary, 2"
          rate="1.25"
          terms={terms.slice(0, 1)}
          busy="reject"
          onAccept={none}
          onReject={none}
        />
        <ContractCard title="Dividend, by tiers" rate="20" terms={terms.slice(0, 1)} onAccept={none} onReject={none}>
          <p>Last period would have paid ৳ 21,400.00.</p>
        </ContractCard>
      </Row>
      <Row name="answered or over; long words" as="grid">
        {(
          [
            'draft',
            'active',
            'rejected',
            'expired',
            'withdrawn',
            'terminated',
            'superseded',
            'auto_terminated',
          ] as const
        ).map((state) => (
          <ContractCard
            key={state}
            title={`Dividend contract ${state}`}
            rate="18"
            state={state}
            terms={terms.slice(0, 2)}
          />
        ))}
        <ContractCard
          title="পাক্ষিক মুনাফা-বণ্টন চুক্তি ও তার সব শর্ত"
          rate="12.50"
          terms={[{ label: 'সময়কালের বৈধ বাজির সর্বনিম্ন পরিমাণ', value: '৳ 1,500,000,000.00' }]}
          affected={['orchi21']}
          onAccept={none}
          onReject={none}
        />
      </Row>
    </Sheet>
  ),
}
