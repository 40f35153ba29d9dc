import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { MoneyField } from './index.ts'
import * as Examples from './MoneyField.examples.tsx'

const meta = { title: 'Forms/MoneyField', component: MoneyField, args: { label: 'Amount' } } satisfies Meta<
  typeof MoneyField
>
export default meta
type Story = StoryObj<typeof meta>

const amounts = ['500', '1000', '2000', '5000', '10000', '25000']

export const Empty: Story = { render: () => <Examples.Empty /> }
export const Deposit: Story = { render: () => <Examples.Deposit /> }
export const WholeCurrency: Story = { args: { symbol: '₫', decimals: 0, defaultValue: '120000' } }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="headline, with quick amounts" panel>
        <MoneyField
          label="Amount"
          variant="headline"
          min="200"
          max="25000"
          amounts={amounts}
          defaultValue="5000"
          style={{ inlineSize: '100%' }}
        />
      </Row>
      <Row name="headline: empty; wrong; long; disabled" as="grid">
        <MoneyField label="Amount" variant="headline" max="24860.50" />
        <MoneyField label="Amount" variant="headline" defaultValue="120" error="At least ৳ 200.00" />
        <MoneyField label="Amount" variant="headline" defaultValue="1234567890.12" />
        <MoneyField label="Amount" variant="headline" defaultValue="8500" disabled />
      </Row>
      <Row name="in a box: empty; filled; quick amounts" as="grid">
        <MoneyField label="Amount" min="200" max="25000" />
        <MoneyField label="Daily limit" defaultValue="24860.5" required aside="৳ 5,000 left today" />
        <MoneyField label="Amount" amounts={amounts.slice(0, 4)} defaultValue="1000" max="1000" />
      </Row>
      <Row name="wrong; disabled; to read; another currency" as="grid" panel>
        <MoneyField label="Amount" defaultValue="120" error="At least ৳ 200.00" />
        <MoneyField label="Amount" defaultValue="8500" disabled amounts={['500', '1000']} />
        <MoneyField label="Amount" defaultValue="8500" readOnly />
        <MoneyField label="Amount" symbol="₫" decimals={0} defaultValue="120000" />
        <MoneyField lang="bn" label="টাকার পরিমাণ" defaultValue="5000" min="200" optional />
      </Row>
    </Sheet>
  ),
}
