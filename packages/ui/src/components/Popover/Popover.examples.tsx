import { Button } from '@brand/ui/button'
import { Popover } from '@brand/ui/popover'
import { TextField } from '@brand/ui/text-field'
import { useState } from 'react'

const form = (
  <div style={{ display: 'grid', gap: 12, marginBlockStart: 8 }}>
    <TextField label="Per day" inputMode="decimal" />
    <Button variant="primary" size="sm">
      Set limit
    </Button>
  </div>
)

export function Closed() {
  return (
    <Popover trigger={<Button>Daily limit</Button>} title="Daily limit">
      {form}
    </Popover>
  )
}

export function WordsOnly() {
  return (
    <Popover trigger={<Button>Daily limit</Button>} title="How points work" titleHidden>
      <p>A point for each ৳ 100 of stakes that counted.</p>
    </Popover>
  )
}

/** The page holds whether it is open, and closes it. */
export function Controlled() {
  const [open, setOpen] = useState(false)
  return (
    <Popover trigger={<Button>Daily limit</Button>} title="Daily limit" open={open} onOpenChange={setOpen}>
      <Button onClick={() => setOpen(false)}>Keep it</Button>
    </Popover>
  )
}
