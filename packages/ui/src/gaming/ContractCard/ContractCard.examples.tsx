import { ContractCard } from '@brand/ui/contract-card'

const none = () => {}

const terms = [
  { label: 'Period', value: 'Semimonthly' },
  { label: 'Active members', value: '30 or more' },
  { label: 'Period valid bet', value: '৳ 500,000' },
  { label: 'Period profit and loss', value: '৳ 40,000' },
]

export function Offer() {
  return (
    <ContractCard
      title="Dividend contract"
      rate="18"
      terms={terms}
      affected={['orchi21']}
      onAccept={none}
      onReject={none}
    />
  )
}

export function Termination() {
  return (
    <ContractCard
      title="Dividend contract"
      rate="18"
      terms={terms}
      affected={[]}
      onAccept={none}
      onReject={none}
      state="term_pending"
      from="khaled"
    />
  )
}
