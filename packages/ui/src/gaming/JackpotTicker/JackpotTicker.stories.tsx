import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { JackpotTicker } from './index.ts'
import * as Examples from './JackpotTicker.examples.tsx'

const meta = {
  title: 'Gaming/JackpotTicker',
  component: JackpotTicker,
  args: { symbol: '৳', label: 'Progressive jackpot' },
} satisfies Meta<typeof JackpotTicker>
export default meta
type Story = StoryObj<typeof meta>

export const RealPool: Story = { render: () => <Examples.RealPool /> }
export const Illustration: Story = { render: () => <Examples.Illustration /> }

const foot = (
  <>
    <span>
      Last won 14 November by <bdi>ta***8</bdi> on Padma Gold
    </span>
    <a href="#jackpot" style={{ color: 'var(--brand-accent-text)' }}>
      Play jackpot games
    </a>
  </>
)
const wide = { inlineSize: 'min(680px, 100%)' }
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="a real pool">
        <JackpotTicker symbol="৳" label="Progressive jackpot" amount="48210364.50" style={wide}>
          {foot}
        </JackpotTicker>
      </Row>
      <Row name="an illustration">
        <JackpotTicker symbol="৳" label="Progressive jackpot" start="73911164.75" style={wide} />
      </Row>
      <Row name="narrow; very long; no decimals; not there">
        <JackpotTicker symbol="৳" amount="48210364.50" style={{ inlineSize: 'min(328px, 100%)' }} />
        <JackpotTicker
          symbol="৳"
          label="মেগা প্রগ্রেসিভ জ্যাকপট"
          amount="123456789012.50"
          style={{ inlineSize: 'min(328px, 100%)' }}
        />
        <JackpotTicker symbol="₫" amount="912044120" decimals={0} style={{ inlineSize: 'min(328px, 100%)' }} />
        <JackpotTicker symbol="৳" amount="?" style={{ inlineSize: 'min(328px, 100%)' }} />
      </Row>
    </Sheet>
  ),
}
