import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { Tooltip } from './index.ts'
import * as Examples from './Tooltip.examples.tsx'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'Opens in a window of its own', children: <Button>Service</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const inTheMiddle = (Story: () => React.ReactNode) => (
  <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
    <Story />
  </div>
)

export const Closed: Story = { decorators: [inTheMiddle], render: () => <Examples.Closed /> }
export const Tools: Story = { render: () => <Examples.Tools /> }
export const Names: Story = { render: () => <Examples.Names /> }

/** One can be open at a time: the sheet shows a long one. */
export const StateSheet: Story = {
  args: {
    defaultOpen: true,
    text: 'Counts stakes on slots in full, live tables to a tenth, and nothing of refunded rounds',
  },
  decorators: [inTheMiddle],
}
