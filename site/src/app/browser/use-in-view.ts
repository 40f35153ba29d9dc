import { useEffect, useRef, useState, type RefObject } from 'react'

/** True from the moment the element is seen, or with a margin comes as near as that: `50% 0px` is half a screen. */
export function useInView(rootMargin = '0px'): [RefObject<HTMLElement | null>, boolean] {
  const ref = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !ref.current) return
    // What the browser does not tell counts as seen.
    // oxlint-disable-next-line react/set-state-in-effect -- the page is drawn without it first, as on the server
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [near, rootMargin])
  return [ref, near]
}
