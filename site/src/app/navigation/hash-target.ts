/** ms in which the part of a page that a hash names may still arrive. */
const patienceMs = 10_000

/** The id a hash names; undefined for none, or for text that is no address. */
export function hashTarget(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined
  } catch {
    return undefined
  }
}

/** Calls `found` with the element of an id, now or once it is drawn. Answers how to stop waiting. */
export function whenThere(id: string, found: (element: Element) => void): () => void {
  const look = () => {
    const element = document.getElementById(id)
    if (!element) return
    stop()
    found(element)
  }
  const watch = new MutationObserver(look)
  const timer = setTimeout(stop, patienceMs)
  function stop() {
    watch.disconnect()
    clearTimeout(timer)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}
