import { useEffect, useState } from 'react'

let loaded: typeof import('../other-pages.ts') | undefined

/**
 * Preloads the placeholders of pages that are not loaded yet: before the first paint of a page without prerendering,
 * when idle after a prerendered one.
 */
export const loadOutline = () =>
  import('../other-pages.ts').then(
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
