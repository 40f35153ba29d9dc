import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { hashTarget, whenThere } from './hash-target.ts'

/** A new page starts at its top, or at the hash (spec §2); going back leaves the scroll position to the browser. Another query is no new page. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (seen.current === pathname + hash) return
    seen.current = pathname + hash
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    if (kind !== 'POP') scrollTo({ top: 0, behavior })
    const id = hashTarget(hash)
    return id === undefined ? undefined : whenThere(id, (target) => target.scrollIntoView({ behavior }))
  }, [pathname, hash, kind])
  return null
}
