/**
 * The window that an element is in. Observers and frames of another one stand still while that is hidden, and its
 * clipboard is closed while it has no focus.
 */
export const viewOf = ({ ownerDocument }: Element): typeof globalThis =>
  ownerDocument === document ? globalThis : (ownerDocument.defaultView ?? globalThis)

/**
 * Calls `look` with the sizes of elements, and again as any of them changes; where that cannot be observed, with each
 * change of the window. Returns what ends that.
 */
export function watchSizes(look: () => void, elements: readonly [Element, ...(Element | null)[]]): () => void {
  const view = viewOf(elements[0])
  if (typeof view.ResizeObserver === 'undefined') {
    look()
    view.addEventListener('resize', look)
    return () => view.removeEventListener('resize', look)
  }
  const sizes = new view.ResizeObserver(look)
  for (const element of elements) if (element) sizes.observe(element)
  return () => sizes.disconnect()
}
