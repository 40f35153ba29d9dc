import { Callout } from '@brand/ui/callout'
import { useErrorText } from './error-text.ts'

/** Why the last press came to nothing; empty while there is no reason, so that the next one is announced. */
export function ErrorCallout({ error }: { error: unknown }) {
  const errorText = useErrorText()
  return (
    <Callout live tone="danger">
      {error ? errorText(error) : null}
    </Callout>
  )
}
