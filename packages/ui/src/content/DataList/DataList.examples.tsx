import { CopyButton } from '@brand/ui/copy-button'
import { DataList } from '@brand/ui/data-list'

export function Sums() {
  return (
    <DataList
      items={[
        { term: 'You pay', value: '৳ 505.00' },
        { term: 'Fee', value: '৳ 5.00' },
        { term: 'In your wallet', value: '৳ 500.00', total: true },
      ]}
    />
  )
}

export function ToCopy() {
  return (
    <DataList
      items={[
        { term: 'Bank', value: 'Sonali Bank' },
        {
          term: 'Account',
          value: '0171 234 567',
          note: 'Copy it to the last digit',
          action: <CopyButton value="0171234567" label="Copy: Account" variant="icon" />,
        },
      ]}
      variant="stacked"
    />
  )
}

export function KeyFigures() {
  return (
    <DataList
      items={[
        { term: 'Stakes', value: '৳ 1,250.00' },
        { term: 'Wins', value: '৳ 900.00' },
        { term: 'Net', value: '− ৳ 350.00', note: 'Bonuses not counted' },
      ]}
      variant="cards"
      columns={{ phone: 1, tablet: 3 }}
    />
  )
}
