import { Button } from '@brand/ui/button'
import { Inline } from '@brand/ui/inline'

export function Default() {
  return (
    <Inline>
      <Button variant="primary">Deposit</Button>
      <Button>Withdraw</Button>
    </Inline>
  )
}

export function Between() {
  return (
    <Inline justify="between" align="baseline">
      <span>Daily limit</span>
      <Button size="sm" variant="quiet">
        Change
      </Button>
    </Inline>
  )
}
