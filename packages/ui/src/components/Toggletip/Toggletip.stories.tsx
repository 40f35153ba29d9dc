import type { Meta, StoryObj } from '@storybook/react-vite'
import { Toggletip } from './index.ts'
import * as Examples from './Toggletip.examples.tsx'

const meta = {
  title: 'Primitives/Toggletip',
  component: Toggletip,
  args: {
    text: 'Stakes on slots count in full, on live tables to a tenth. Refunded rounds do not count.',
    label: 'About the turnover',
  },
  render: (args) => (
    <p style={{ paddingBlockStart: 120 }}>
      Turnover left: ৳ 3,150.00 <Toggletip {...args} />
    </p>
  ),
} satisfies Meta<typeof Toggletip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { render: () => <Examples.Closed /> }
export const AnotherShape: Story = { render: () => <Examples.AnotherShape /> }
export const StateSheet: Story = { args: { defaultOpen: true } }
