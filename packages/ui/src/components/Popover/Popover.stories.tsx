import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { Menu } from '../Menu/index.ts'
import { Select } from '../Select/index.ts'
import { TextField } from '../TextField/index.ts'
import { Popover } from './index.ts'
import * as Examples from './Popover.examples.tsx'

const form = (
  <div style={{ display: 'grid', gap: 12, marginBlockStart: 8 }}>
    <TextField label="Per day" inputMode="decimal" />
    <Button variant="primary" size="sm">
      Set limit
    </Button>
  </div>
)
const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: { trigger: <Button>Daily limit</Button>, title: 'Daily limit', children: form },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { render: () => <Examples.Closed /> }
export const WordsOnly: Story = { render: () => <Examples.WordsOnly /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }
export const Large: Story = { args: { size: 'lg', defaultOpen: true } }
/** A menu and a select inside close alone. */
export const LayersInside: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: 12, marginBlockStart: 8 }}>
        <Select
          label="Method"
          options={[
            { value: 'wallet', label: 'Wallet' },
            { value: 'bank', label: 'Bank' },
          ]}
        />
        <Menu
          trigger={<Button>More</Button>}
          items={[
            { id: 'a', label: 'Copy' },
            { id: 'b', label: 'Share' },
          ]}
        />
      </div>
    ),
  },
}

export const StateSheet: Story = {
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'center', alignContent: 'start', minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
