import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { fire, sparkle } from '../../icons/icons.gen.ts'
import { FilterBar } from './index.ts'
import * as Examples from './FilterBar.examples.tsx'

const vendors = Object.entries({ PG: 128, EG2: 64, PT: 212, JDB: 96, CQ9: 140, FC: 58, JL: 117, BGS: 73 }).map(
  ([value, count]) => ({ value, label: value, count }),
)
const features = [
  { value: 'hot', label: 'Hot', icon: fire },
  { value: 'new', label: 'New', icon: sparkle },
  { value: 'wild', label: 'Expanding wilds' },
  { value: 'buy', label: 'Feature buy', disabled: true },
]
const meta = {
  title: 'Forms/FilterBar',
  component: FilterBar,
  args: { label: 'Vendors', all: 'All vendors', options: vendors },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Vendors: Story = { render: () => <Examples.Vendors /> }
export const OneOn: Story = { render: () => <Examples.OneOn /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="everything">
        <FilterBar {...args} />
      </Row>
      <Row name="one of them, far down the row">
        <FilterBar {...args} defaultValue="BGS" />
      </Row>
      <Row name="icons, no counts, one disabled, no chip for everything">
        <FilterBar label="Features" options={features} all={false} />
      </Row>
      <Row name="on a panel" panel>
        <FilterBar label="Features" options={features} defaultValue="hot" />
      </Row>
    </Sheet>
  ),
}
