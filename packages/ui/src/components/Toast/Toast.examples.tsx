import { Button } from '@brand/ui/button'
import { createToasts, Toast } from '@brand/ui/toast'
import { useState } from 'react'

function Saving() {
  const [own] = useState(() => createToasts())
  return (
    <>
      <Button onClick={() => own.show({ tone: 'success', title: 'Saved.' })}>Save</Button>
      <Toast toasts={own} />
    </>
  )
}

export function Saved() {
  return <Saving />
}

function Removing() {
  const [own] = useState(() => createToasts())
  const undo = { label: 'Undo', onSelect: () => own.show({ title: 'Restored.' }) }
  return (
    <>
      <Button onClick={() => own.show({ title: 'Removed.', action: undo })}>Remove</Button>
      <Toast toasts={own} />
    </>
  )
}

/** A message with an answer stays longer. */
export function WithAction() {
  return <Removing />
}
