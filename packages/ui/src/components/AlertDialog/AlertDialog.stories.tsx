import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/index.ts'
import { AlertDialog, type AlertDialogProps } from './index.ts'

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

function Asking(props: AlertDialogProps) {
  const [open, setOpen] = useState(false)
  const [lastReason, setLastReason] = useState('nothing yet')
  return (
    <div style={{ padding: 40, minBlockSize: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <p data-testid="said">{lastReason}</p>
      <AlertDialog
        {...props}
        open={open}
        onOpenChange={(_open, { reason }) => {
          setLastReason(reason)
          setOpen(false)
        }}
      />
    </div>
  )
}

export const OnDemand: Story = { tags: ['example'], args: { open: false }, render: (args) => <Asking {...args} /> }
/** Confirming takes a moment and fails the first time: the dialog stays, shows the error, and accepts a retry. */
export const FailsOnce: Story = {
  tags: ['example'],
  args: { open: false, busyLabel: 'Logging out', errorText: (error) => (error as Error).message },
  render: (args) => {
    let tries = 0
    const onConfirm = async () => {
      await new Promise((done) => setTimeout(done, 300))
      tries += 1
      if (tries === 1) throw new Error('Network link is abnormal, please try again.')
    }
    return <Asking {...args} onConfirm={onConfirm} />
  },
}
/** The confirmed action never ends: nothing else can be chosen. */
export const AtWork: Story = {
  tags: ['example'],
  args: { open: false, busyLabel: 'Logging out', onConfirm: () => new Promise(() => {}) },
  render: (args) => <Asking {...args} />,
}
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
