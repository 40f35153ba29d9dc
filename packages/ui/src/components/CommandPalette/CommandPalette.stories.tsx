import type { Meta, StoryObj } from '@storybook/react-vite'
import { plus, receipt, usersThree, wallet } from '../../icons/icons.gen.ts'
import * as Examples from './CommandPalette.examples.tsx'
import { CommandPalette, type Command } from './index.ts'

const commands: Command[] = [
  { id: 'members', label: 'Members', group: 'Places', href: '#members', icon: usersThree, shortcut: ['g', 'm'] },
  { id: 'deposits', label: 'Deposits', group: 'Places', href: '#deposits', icon: wallet },
  { id: 'bets', label: 'Betting records', group: 'Places', href: '#bets', icon: receipt, note: 'Reports' },
  { id: 'promotion', label: 'New promotion', group: 'Actions', icon: plus, shortcut: ['Mod', 'Shift', 'p'] },
  { id: 'close', label: 'Close the day', group: 'Actions', disabled: true, note: 'From 18:00' },
]
const meta = {
  title: 'Feedback/CommandPalette',
  component: CommandPalette,
  args: { label: 'Commands', commands },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const BackOffice: Story = { render: () => <Examples.BackOffice /> }

export const StateSheet: Story = {
  args: { defaultOpen: true, recent: ['bets'] },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
}
