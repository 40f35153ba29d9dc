import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { MultiSelect } from './index.ts'
import * as Examples from './MultiSelect.examples.tsx'

const kinds = [
  { value: 'slots', label: 'Slots', note: '1,204' },
  { value: 'live', label: 'Live casino', note: '212' },
  { value: 'fish', label: 'Fishing', disabled: true },
  { value: 'sports', label: 'Sports', note: '61' },
  { value: 'pvp', label: 'A kind of game whose name is a good deal longer than its line' },
]
const vendors = Array.from({ length: 60 }, (_none, n) => ({
  value: `v${n}`,
  label: ['JL Studio', 'PG', 'CQ9', 'শ্রীমঙ্গল', 'الواحة'][n % 5] + (n < 5 ? '' : ` ${n}`),
  keywords: [`vendor ${n}`],
}))

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: { label: 'Games', options: kinds },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { render: () => <Examples.Empty /> }
export const Chosen: Story = { render: () => <Examples.Chosen /> }
export const Searching: Story = { render: () => <Examples.Searching /> }
export const InAToolbar: Story = { args: { labelHidden: true, defaultValue: ['slots', 'live', 'sports'] } }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const FromAServer: Story = { render: () => <Examples.FromAServer /> }
export const Failing: Story = { render: () => <Examples.Failing /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="any; some; optional; with a hint" as="grid">
        <MultiSelect label="Games" options={kinds} />
        <MultiSelect label="Games" options={kinds} defaultValue={['slots', 'live', 'pvp']} />
        <MultiSelect label="Games" options={kinds} optional />
        <MultiSelect label="Games" options={kinds} defaultValue={['sports']} hint="Their bets count" chips={false} />
      </Row>
      <Row name="error; disabled; required" as="grid" panel>
        <MultiSelect label="Games" options={kinds} required error="Choose at least one" />
        <MultiSelect label="Games" options={kinds} defaultValue={['slots']} disabled />
        <MultiSelect label="Vendors" options={vendors} defaultValue={['v3', 'v4']} required />
      </Row>
      <Row name="in a toolbar">
        <MultiSelect labelHidden label="Games" options={kinds} placeholder="Any game" />
        <MultiSelect labelHidden label="Games" options={kinds} defaultValue={['slots', 'live']} />
        <MultiSelect labelHidden label="Games" options={kinds} defaultValue={['slots', 'live', 'sports']} />
      </Row>
    </Sheet>
  ),
}
