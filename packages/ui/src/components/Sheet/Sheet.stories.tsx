import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { TextField } from '../TextField/index.ts'
import { Sheet } from './index.ts'
import * as Examples from './Sheet.examples.tsx'

const meta = {
  title: 'Feedback/Sheet',
  component: Sheet,
  args: { open: true, title: 'Filters' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

const filters = (
  <div style={{ display: 'grid', gap: 18 }}>
    <TextField label="Name of the game" />
    {['JILI', 'Pragmatic Play', 'Evolution', 'Spribe', 'JDB'].map((vendor) => (
      <Checkbox key={vendor} label={vendor} />
    ))}
  </div>
)
const actions = (
  <>
    <Button variant="quiet">Clear</Button>
    <Button variant="primary">Show 42 games</Button>
  </>
)

export const OnDemand: Story = { render: () => <Examples.OnDemand /> }
export const AtTheStart: Story = { render: () => <Examples.AtTheStart /> }
export const LongContent: Story = {
  args: {
    size: 'lg',
    title: 'Terms of use',
    actions,
    children: Array.from({ length: 40 }, (_none, i) => (
      <p key={i}>
        {i + 1}. Players must be 18 or older. Set limits for deposits, losses and time in your member centre.
      </p>
    )),
  },
}

/** One layer can be open at a time, so the sheet shows the richest: a description, a form and actions. */
export const StateSheet: Story = { args: { description: 'Of 1,240 games in this lobby', children: filters, actions } }
