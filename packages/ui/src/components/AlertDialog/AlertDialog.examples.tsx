import { AlertDialog, type AlertDialogProps } from '@brand/ui/alert-dialog'
import { Button } from '@brand/ui/button'
import { useRef, useState } from 'react'

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

export function OnDemand() {
  return (
    <Asking
      open={false}
      title="Log out of Veranda?"
      description="Open games keep running until the round ends. Your balance is not affected."
      confirmLabel="Log out"
    />
  )
}

/** Confirming takes a moment and fails the first time: the dialog stays, shows the error, and accepts a retry. */
export function FailsOnce() {
  const tries = useRef(0)
  const onConfirm = async () => {
    await new Promise((done) => setTimeout(done, 300))
    tries.current += 1
    if (tries.current === 1) throw new Error('Network link is abnormal, please try again.')
  }
  return (
    <Asking
      open={false}
      title="Log out of Veranda?"
      description="Open games keep running until the round ends. Your balance is not affected."
      confirmLabel="Log out"
      busyLabel="Logging out"
      errorText={(error) => (error as Error).message}
      onConfirm={onConfirm}
    />
  )
}

/** The confirmed action never ends: nothing else can be chosen. */
export function AtWork() {
  return (
    <Asking
      open={false}
      title="Log out of Veranda?"
      description="Open games keep running until the round ends. Your balance is not affected."
      confirmLabel="Log out"
      busyLabel="Logging out"
      onConfirm={() => new Promise(() => {})}
    />
  )
}
