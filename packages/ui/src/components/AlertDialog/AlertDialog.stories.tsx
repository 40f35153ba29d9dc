import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlertDialog } from './index.ts'
import * as Examples from './AlertDialog.examples.tsx'

const meta = {
  title: 'Feedback/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'Log out of Veranda?',
    description: 'Open games keep running until the round ends. Your balance is not affected.',
    confirmLabel: 'Log out',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const OnDemand: Story = { render: () => <Examples.OnDemand /> }
export const FailsOnce: Story = { render: () => <Examples.FailsOnce /> }
export const AtWork: Story = { render: () => <Examples.AtWork /> }
export const Notice: Story = {
  args: {
    variant: 'notice',
    tone: 'info',
    title: 'A real account is needed',
    description: 'This game is played for real stakes only.',
    confirmLabel: 'OK',
  },
}
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Exclude yourself for six months?',
    description: 'You cannot undo this. You can still withdraw.',
    confirmLabel: 'Exclude me',
  },
}

/**
 * One layer can be open at a time, so the sheet shows the richest: an icon, a description, more words and both answers.
 */
export const StateSheet: Story = {
  args: {
    tone: 'warning',
    title: 'Forfeit the bonus and withdraw ৳ 12,000.00?',
    description: 'The welcome match of ৳ 3,150.00 is lost.',
    confirmLabel: 'Withdraw',
    children: <p>You can also finish the wagering first.</p>,
  },
}
