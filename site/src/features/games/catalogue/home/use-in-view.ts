import { useEffect, useRef, useState, type RefObject } from 'react'

/** True from the moment the element comes within about half a screen of being seen. */
export function useInView(): [RefObject<HTMLElement | null>, boolean] {
  const ref = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !ref.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '50% 0px' },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [near])
  return [ref, near]
}
