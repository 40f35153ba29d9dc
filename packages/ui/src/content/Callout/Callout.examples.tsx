import { Callout } from '@brand/ui/callout'

export function Default() {
  return <Callout>Play is still asked for before you can withdraw.</Callout>
}

export function Appearing() {
  return (
    <Callout tone="danger" live>
      The amount is too low.
    </Callout>
  )
}
