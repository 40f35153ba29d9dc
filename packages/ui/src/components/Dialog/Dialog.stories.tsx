import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { sampleArt } from '../../docs/art.ts'
import { AlertDialog } from '../AlertDialog/index.ts'
import { Button } from '../Button/index.ts'
import { Menu } from '../Menu/index.ts'
import { Popover } from '../Popover/index.ts'
import { Select } from '../Select/index.ts'
import { TextField } from '../TextField/index.ts'
import { createToasts, Toast } from '../Toast/index.ts'
import { Toggletip } from '../Toggletip/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { Dialog, type DialogProps } from './index.ts'
import * as Examples from './Dialog.examples.tsx'

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: { open: true, title: 'Log in' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const form = (
  <form style={{ display: 'grid', gap: 18 }}>
    <TextField label="Username" autoComplete="username" />
    <TextField label="Password" type="password" autoComplete="current-password" />
    <Button variant="primary" size="lg" full>
      Log in
    </Button>
  </form>
)
const cover = (
  <img
    src={sampleArt(0)}
    alt=""
    style={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
  />
)

export const OnDemand: Story = { render: () => <Examples.OnDemand /> }
export const Plain: Story = { render: () => <Examples.Plain /> }
export const Mandatory: Story = { render: () => <Examples.Mandatory /> }
export const Unsaved: Story = { render: () => <Examples.Unsaved /> }
export const LongContent: Story = {
  args: {
    title: 'Terms of use',
    size: 'lg',
    children: Array.from({ length: 40 }, (_none, i) => (
      <p key={i}>
        {i + 1}. Players must be 18 or older. Set limits for deposits, losses and time in your member centre.
      </p>
    )),
  },
}

const toasts = createToasts()
function Layers(props: DialogProps) {
  const [open, setOpen] = useState(false)
  const [second, setSecond] = useState(false)
  return (
    <div style={{ minBlockSize: '200vh' }}>
      <header
        style={{
          position: 'sticky',
          insetBlockStart: 0,
          display: 'flex',
          justifyContent: 'space-between',
          padding: 16,
        }}
      >
        <Button onClick={() => setOpen(true)}>Open</Button>
        <b id="edge">Edge</b>
      </header>
      <Dialog {...props} open={open} onOpenChange={() => setOpen(false)}>
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField label="Name" />
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
              { id: 'b', label: 'Share', onSelect: () => setSecond(true) },
              { id: 'c', label: 'Leave', onSelect: () => setOpen(false) },
            ]}
          />
          <Popover trigger={<Button>Limit</Button>} title="Daily limit">
            <Select
              label="Currency"
              options={[
                { value: 'bdt', label: 'Taka' },
                { value: 'fun', label: 'Fun' },
              ]}
            />
          </Popover>
          <span>
            Turnover left <Toggletip label="About the turnover" text="Stakes that count towards the bonus" />
          </span>
          <Tooltip text="Opens in a window of its own">
            <Button>Service</Button>
          </Tooltip>
          <Button
            onClick={() =>
              toasts.show({
                title: 'Removed',
                action: { label: 'Undo', onSelect: () => toasts.show({ title: 'Restored' }) },
              })
            }
          >
            Remove
          </Button>
        </div>
      </Dialog>
      <AlertDialog
        open={second}
        onOpenChange={() => setSecond(false)}
        title="Share it?"
        cancelLabel="Not now"
        confirmLabel="Share"
      />
      <Toast toasts={toasts} />
    </div>
  )
}
/** Every layer inside a dialog: they respond to mouse and keyboard, and Esc closes only the top one. */
export const LayersInside: Story = { args: { open: false, title: 'Layers' }, render: (args) => <Layers {...args} /> }

/** One layer can be open at a time, so the sheet shows the richest: picture, description, form and actions. */
export const StateSheet: Story = {
  args: {
    art: cover,
    description: 'Your table is where you left it.',
    children: form,
    actions: <Button variant="quiet">Free play</Button>,
  },
}
