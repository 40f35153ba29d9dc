import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Button } from '../../components/Button/index.ts'
import { BalanceDisplay } from './index.ts'
import * as Examples from './BalanceDisplay.examples.tsx'

const meta = {
  title: 'Gaming/BalanceDisplay',
  component: BalanceDisplay,
  args: { symbol: '৳', amount: '24860.5', playMoney: true },
} satisfies Meta<typeof BalanceDisplay>
export default meta
type Story = StoryObj<typeof meta>

export const Toggle: Story = { render: () => <Examples.Toggle /> }

const none = () => {}
const deposit = (
  <Button variant="primary" size="sm">
    Deposit
  </Button>
)
export const WithDeposit: Story = { render: () => <Examples.WithDeposit /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="play money; without; large">
        <BalanceDisplay symbol="৳" amount="24860.5" playMoney onMaskedChange={none}>
          {deposit}
        </BalanceDisplay>
        <BalanceDisplay symbol="৳" amount="0" onMaskedChange={none} />
        <BalanceDisplay symbol="৳" amount="1234567890.12" playMoney onMaskedChange={none}>
          {deposit}
        </BalanceDisplay>
      </Row>
      <Row name="masked; failed; loading">
        <BalanceDisplay symbol="৳" amount="24860.5" masked playMoney onMaskedChange={none}>
          {deposit}
        </BalanceDisplay>
        <BalanceDisplay symbol="৳" failed onRetry={none} playMoney>
          {deposit}
        </BalanceDisplay>
        <BalanceDisplay symbol="৳" playMoney>
          {deposit}
        </BalanceDisplay>
      </Row>
      <Row name="no decimals; negative" panel>
        <BalanceDisplay symbol="₫" amount="120000" decimals={0} />
        <BalanceDisplay symbol="৳" amount="-40.2" />
      </Row>
    </Sheet>
  ),
}
