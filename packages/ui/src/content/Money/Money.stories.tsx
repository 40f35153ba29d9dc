import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Money } from './index.ts'
import * as Examples from './Money.examples.tsx'

const meta = {
  title: 'Content/Money',
  component: Money,
  args: { amount: '1250.50', currency: 'BDT' },
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Examples.Default /> }
export const GainOrLoss: Story = { render: () => <Examples.GainOrLoss /> }
export const Headline: Story = { args: { size: 'headline' } }

const tones = ['neutral', 'success', 'danger', 'sign'] as const
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="signs and tones">
        <Money amount="-40.20" currency="BDT" />
        <Money amount="-40.20" currency="BDT" sign="never" />
        {tones.map((tone) => (
          <Money key={tone} amount="500.00" currency="BDT" sign="always" tone={tone} />
        ))}
        <Money amount="-500.00" currency="BDT" tone="sign" />
      </Row>
      <Row name="headline; quiet; not known" panel>
        <Money amount="24860.50" currency="BDT" size="headline" />
        <Money amount="24860.50" currency="BDT" size="headline" quiet />
        <Money amount={undefined} currency="BDT" />
      </Row>
      <Row name="other currencies, decimals, a sign of one's own">
        <Money amount="1250" currency="JPY" />
        <Money amount="1250.5" currency="EUR" />
        <Money amount="1250.5" currency="FUN" />
        <Money amount="1250.5" currency="BDT" decimals={0} symbol="Tk" />
      </Row>
    </Sheet>
  ),
}
