import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { globe, receipt, signOut, trophy, userCircle, wallet } from '../../icons/icons.gen.ts'
import { AlertDialog } from '../AlertDialog/index.ts'
import { Button } from '../Button/index.ts'
import { Menu, type MenuItem, type MenuProps } from './index.ts'
import * as Examples from './Menu.examples.tsx'

const items: MenuItem[] = [
  { kind: 'link', id: 'account', label: 'My account', href: '#account', icon: userCircle, current: true },
  { kind: 'link', id: 'withdraw', label: 'Withdrawal', href: '#withdraw', icon: wallet },
  { kind: 'link', id: 'bets', label: 'Betting record', href: '#bets', icon: receipt },
  { id: 'agent', label: 'Agent centre', icon: trophy, note: 'Soon', disabled: true },
  { kind: 'separator', id: 's1' },
  {
    kind: 'choice',
    id: 'lang',
    label: 'Language',
    value: 'en',
    options: [
      { value: 'en', label: 'English' },
      { value: 'bn', label: 'বাংলা' },
    ],
    onValueChange: () => {},
  },
  { id: 'region', label: 'Region', icon: globe, note: 'Dhaka' },
  { kind: 'separator', id: 's2' },
  { id: 'out', label: 'Sign out', icon: signOut, tone: 'danger' },
]
const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: { trigger: <Button>rahim_77</Button>, items },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { render: () => <Examples.Closed /> }
export const AlignedToTheEnd: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'end' }}>
        <Story />
      </div>
    ),
  ],
  render: () => <Examples.AlignedToTheEnd />,
}

export const ChecksAndSubmenu: Story = { render: () => <Examples.ChecksAndSubmenu /> }

function Asking(props: MenuProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu {...props} items={[{ id: 'out', label: 'Sign out', onSelect: () => setOpen(true) }]} />
      <AlertDialog
        open={open}
        onOpenChange={() => setOpen(false)}
        title="Sign out?"
        cancelLabel="Stay"
        confirmLabel="Sign out"
      />
    </>
  )
}
/** The dialog an item opens gives focus back to the menu's button. */
export const OpensADialog: Story = { render: (args) => <Asking {...args} /> }

export const StateSheet: Story = {
  args: {
    defaultOpen: true,
    head: (
      <>
        <b>rahim_77</b>
        <br />
        VIP 2
      </>
    ),
    foot: [{ id: 'leave', label: 'Leave the table' }],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
}
