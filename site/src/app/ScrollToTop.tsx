import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A new page starts at its top, or at the hash (spec §2); going back leaves the scroll position to the browser. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    if (kind === 'POP' && !hash) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) target.scrollIntoView({ behavior })
    else scrollTo({ top: 0, behavior })
  }, [pathname, hash, kind])
  return null
}
