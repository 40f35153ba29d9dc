import { CopyButton } from '@brand/ui/copy-button'
import { Inline } from '@brand/ui/inline'

export function Default() {
  return <CopyButton value="0171234567" />
}

export function BesideAValue() {
  return (
    <Inline>
      <bdi>0171 234 567</bdi>
      <CopyButton value="0171234567" label="Copy: Account number" variant="icon" />
    </Inline>
  )
}
