import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { heartLight } from '@brand/ui/icons'

export function WithAction() {
  return (
    <EmptyState title="Nothing saved yet" icon={heartLight} action={<Button>Browse games</Button>}>
      Press the heart on any game and it waits for you here, on every device.
    </EmptyState>
  )
}

export function WordsOnly() {
  return <EmptyState title="Nothing saved yet" icon={heartLight} />
}
