import { Hidden } from '@brand/ui/hidden'
import { Inline } from '@brand/ui/inline'

export function Below() {
  return (
    <Inline>
      <div>Balance</div>
      <Hidden below="tablet">
        <div>Not on a phone</div>
      </Hidden>
    </Inline>
  )
}

export function Above() {
  return (
    <Inline>
      <Hidden above="phone">
        <div>On a phone alone</div>
      </Hidden>
      <div>Balance</div>
    </Inline>
  )
}
