/**
 * Calls back with the sizes of elements, and again whenever one of them changes. A browser without `ResizeObserver` does
 * so once, and with each change of the window. Returns what stops it.
 */
export function watchSizes(elements: Iterable<Element>, changed: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    changed()
    addEventListener('resize', changed)
    return () => removeEventListener('resize', changed)
  }
  const sizes = new ResizeObserver(changed)
  for (const element of elements) sizes.observe(element)
  return () => sizes.disconnect()
}
