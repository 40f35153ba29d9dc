import { MoneyField } from '@brand/ui/money-field'

export function Empty() {
  return <MoneyField label="Amount" />
}

const amounts = ['500', '1000', '2000', '5000', '10000', '25000']

export function Deposit() {
  return <MoneyField label="Amount" variant="headline" min="200" max="25000" amounts={amounts} defaultValue="5000" />
}
