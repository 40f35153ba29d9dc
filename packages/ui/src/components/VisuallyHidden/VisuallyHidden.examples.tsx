import { VisuallyHidden } from '@brand/ui/visually-hidden'

export function Words() {
  return (
    <p>
      Shown <VisuallyHidden>Only spoken</VisuallyHidden>
    </p>
  )
}

/** A link that appears when it has focus. */
export function SkipLink() {
  return (
    <VisuallyHidden>
      <a href="#main">Skip to the games</a>
    </VisuallyHidden>
  )
}
