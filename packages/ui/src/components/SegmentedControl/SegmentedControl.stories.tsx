import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { clockCounterClockwise, fire, heart, sparkle } from '../../icons/icons.gen.ts'
import { SegmentedControl } from './index.ts'
import * as Examples from './SegmentedControl.examples.tsx'

const options = [
  { value: 'ALL', label: 'All' },
  { value: 'HOT', label: 'Hot', icon: fire },
  { value: 'NEW', label: 'New', icon: sparkle },
  { value: 'FAV', label: 'Favourites', icon: heart },
  { value: 'RECENT', label: 'Recent', icon: clockCounterClockwise },
]
const odds = [
  { value: 'decimal', label: 'Decimal' },
  { value: 'hongkong', label: 'Hong Kong' },
  { value: 'malay', label: 'Malay' },
]
const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Games', options },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Filters: Story = { render: () => <Examples.Filters /> }
export const ByHand: Story = { render: () => <Examples.ByHand /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="with icons; words alone">
        <SegmentedControl label="Games" options={options} defaultValue="HOT" />
        <SegmentedControl label="Odds" options={odds} />
      </Row>
      <Row name="one disabled; all disabled; nothing chosen">
        <SegmentedControl label="Odds" options={odds.map((one, n) => ({ ...one, disabled: n === 1 }))} />
        <SegmentedControl label="Odds" options={odds} disabled />
        <SegmentedControl label="Odds" options={odds} value="" />
      </Row>
      <Row name="as wide as the panel; long words" as="grid" panel>
        <SegmentedControl label="Odds" options={odds} full />
        <SegmentedControl
          label="খেলা"
          options={[
            { value: '1', label: 'সব খেলা' },
            { value: '2', label: 'জনপ্রিয়', icon: fire },
            { value: '3', label: 'আমার পছন্দের তালিকা', icon: heart },
          ]}
        />
      </Row>
    </Sheet>
  ),
}
