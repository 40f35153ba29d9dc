'use client'
import { Badge, Button, Dialog } from '@brand/ui'
import { useState } from 'react'

// The same from the index, with state.
export default function In() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <Badge tone="pos">In</Badge>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Well?" />
    </main>
  )
}
