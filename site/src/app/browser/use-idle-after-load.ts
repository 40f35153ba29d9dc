import { useEffect, useState } from 'react'

/** Longest wait for an idle browser once everything has loaded, in ms. */
const patience = 2000

/**
 * True once the page has loaded, so its largest paint is over, and there is nothing more urgent to do: what may come
 * late comes then. `now` does not wait; what nobody wants yet does not begin to.
 */
export function useIdleAfterLoad(now: boolean, wanted = true): boolean {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    if (rested || !wanted) return
    const rest = () => setRested(true)
    if (now) return rest()
    let cancel = () => removeEventListener('load', idle)
    function idle() {
      if ('requestIdleCallback' in window) {
        const id = requestIdleCallback(rest, { timeout: patience })
        cancel = () => cancelIdleCallback(id)
      } else {
        // Safari.
        const id = setTimeout(rest, 200)
        cancel = () => clearTimeout(id)
      }
    }
    if (document.readyState === 'complete') idle()
    else addEventListener('load', idle, { once: true })
    return () => cancel()
  }, [rested, now, wanted])
  return rested
}
