import { Button } from '@brand/ui/button'
import { Checkbox } from '@brand/ui/checkbox'
import { Sheet, type SheetProps } from '@brand/ui/sheet'
import { TextField } from '@brand/ui/text-field'
import { useState } from 'react'

const filters = (
  <div style={{ display: 'grid', gap: 18 }}>
    <TextField label="Name of the game" />
    {['JILI', 'Pragmatic Play', 'Evolution', 'Spribe', 'JDB'].map((vendor) => (
      <Checkbox key={vendor} label={vendor} />
    ))}
  </div>
)

const actions = (
  <>
    <Button variant="quiet">Clear</Button>
    <Button variant="primary">Show 42 games</Button>
  </>
)

function Opened({ children, ...props }: SheetProps) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ padding: 40, minBlockSize: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet {...props} open={open} onOpenChange={() => setOpen(false)}>
        {children}
      </Sheet>
    </div>
  )
}

export function OnDemand() {
  return (
    <Opened open={false} title="Filters" actions={actions} closeOnOutside>
      {filters}
    </Opened>
  )
}

export function AtTheStart() {
  return (
    <Sheet open title="Filters" side="start" size="sm">
      {filters}
    </Sheet>
  )
}
