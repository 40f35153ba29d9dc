import { useEffect, useState } from 'react'

let loaded: typeof import('./Outline.tsx') | undefined

/**
 * Fetches what stands in for a page that is not here yet: before the first paint of a page that draws itself, at rest
 * after one that came drawn.
 */
export const loadOutline = () =>
  import('./Outline.tsx').then(
    (outline) => (loaded = outline),
    () => undefined,
  )

/** A page whose code, words or visitor are not known yet. */
export function Waiting() {
  const [outline, here] = useState(loaded)
  useEffect(() => {
    if (!outline) void loadOutline().then(here)
  }, [outline])
  return outline ? <outline.Outline /> : null
}
