/**
 * Calls back whenever the size of an element may have changed; a browser without `ResizeObserver` knows of the window
 * alone. Returns what stops it.
 */
export function watchSize(element: Element, changed: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    addEventListener('resize', changed)
    return () => removeEventListener('resize', changed)
  }
  const sizes = new ResizeObserver(changed)
  sizes.observe(element)
  return () => sizes.disconnect()
}
