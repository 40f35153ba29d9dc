import { CopyButton } from '@brand/ui/copy-button'
import { Inline } from '@brand/ui/inline'
import { useState } from 'react'

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

/** The page is told whether it worked. */
export function Told() {
  const [outcome, setOutcome] = useState('')
  return (
    <Inline>
      <CopyButton value="0171234567" onCopied={setOutcome} />
      <output>{outcome}</output>
    </Inline>
  )
}
