import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { cherries, clockCounterClockwise, fire, fish, heart, houseFill, sparkle, spade } from '../../icons/icons.gen.ts'
import { Tabs } from './index.ts'
import * as Examples from './Tabs.examples.tsx'

const ways = [
  { value: 'user', label: 'Username', panel: 'Your username and password.' },
  { value: 'phone', label: 'Mobile number', panel: 'Your number and password.' },
]
const filters = [
  { value: 'all', label: 'All' },
  { value: 'hot', label: 'Hot', icon: fire },
  { value: 'new', label: 'New', icon: sparkle },
  { value: 'fav', label: 'Favourites', icon: heart },
  { value: 'recent', label: 'Recent', icon: clockCounterClockwise },
]
const lobby = [
  { value: 'home', label: 'Home', icon: houseFill },
  { value: 'fav', label: 'Favourites', icon: heart },
  { value: 'rng', label: 'Casino', icon: cherries },
  { value: 'fish', label: 'Fishing', icon: fish },
  { value: 'pvp', label: 'PVP', icon: spade },
]
const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: { label: 'Ways to log in', items: ways },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Underline: Story = { render: () => <Examples.Underline /> }
export const Segmented: Story = { render: () => <Examples.Segmented /> }
export const Pills: Story = { render: () => <Examples.Pills /> }
export const Manual: Story = { args: { manual: true } }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="underline" as="grid">
        <Tabs label="Underline" items={ways} />
      </Row>
      <Row name="one disabled" as="grid" panel>
        <Tabs
          label="Disabled"
          items={[...ways, { value: 'sms', label: 'Code', disabled: true }]}
          defaultValue="phone"
        />
      </Row>
      <Row name="segmented, shared panel">
        <Tabs label="Segmented" variant="segmented" items={filters}>
          The games that match.
        </Tabs>
      </Row>
      <Row name="pills">
        <Tabs label="Pills" variant="pills" items={lobby}>
          The games of this category.
        </Tabs>
      </Row>
      <Row name="longer than the room" panel>
        <Tabs
          label="Long"
          variant="segmented"
          items={filters.map((one) => ({ ...one, label: `${one.label} শীর্ষ জনপ্রিয় গেম` }))}
        >
          It scrolls.
        </Tabs>
      </Row>
    </Sheet>
  ),
}
