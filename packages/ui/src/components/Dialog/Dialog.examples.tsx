import { Button } from '@brand/ui/button'
import { Dialog, type DialogProps } from '@brand/ui/dialog'
import { TextField } from '@brand/ui/text-field'
import { useState } from 'react'

const form = (
  <form style={{ display: 'grid', gap: 18 }}>
    <TextField label="Username" autoComplete="username" />
    <TextField label="Password" type="password" autoComplete="current-password" />
    <Button variant="primary" size="lg" full>
      Log in
    </Button>
  </form>
)

function Opened({ children, ...props }: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ padding: 40, minBlockSize: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onOpenChange={() => setOpen(false)}>
        {children}
      </Dialog>
    </div>
  )
}

export function OnDemand() {
  return (
    <Opened open={false} title="Log in">
      {form}
    </Opened>
  )
}

export function Plain() {
  return (
    <Dialog
      open
      title="Log in"
      description="Your table, your favourites and your last six games are where you left them."
    >
      {form}
    </Dialog>
  )
}

export function Mandatory() {
  return (
    <Dialog open title="Choose a new password" mandatory>
      {form}
    </Dialog>
  )
}

/** The handler sees why it closes, and keeps it open while something is typed. */
export function Unsaved() {
  const [note, setNote] = useState('')
  return (
    <Dialog
      defaultOpen
      title="A note for support"
      onOpenChange={(_open, details) => {
        if (details.reason === 'escape' && note !== '') details.cancel()
      }}
    >
      <TextField label="Note" value={note} onValueChange={setNote} />
    </Dialog>
  )
}
