import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useLocation } from './router.ts'
import { hashTarget, whenThere } from './hash-target.ts'
import { paths } from '../routing/paths.ts'
import { journey, placeOf } from './place.ts'
import { keepScroll, keptScroll, scrollWhenTall } from './scroll-memory.ts'

/** Opened anew by its address, not reloaded and not come back to. */
const isNew = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

/**
 * Scrolls a new place to its top, or to the hash; going back restores the position. Focus that was lost
 * with the previous page moves to the new one.
 */
export default function Arrival() {
  const { pathname, search, hash, key } = useLocation()
  const kind = useNavigationType()
  const place = placeOf(pathname, search) + hash
  const entry = `${key} ${pathname}`
  const seen = useRef<string>(undefined)
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    return keepScroll(entry)
  }, [entry])
  useEffect(() => {
    const before = seen.current
    // A person who pressed a link before this chunk loaded has navigated as well.
    const moved = before === undefined ? kind === 'PUSH' : before !== place
    seen.current = place
    journey.begun ||= moved
    if (moved && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    const back = kind === 'POP' && !(before === undefined && isNew()) ? keptScroll(entry) : undefined
    if (back !== undefined) return scrollWhenTall(back)
    // No animation between pages of the member centre: the result of a form sent there is seen at once.
    if (moved) scrollTo({ top: 0, behavior: pathname === paths.member || kind === 'POP' ? 'instant' : behavior })
    const id = before === place ? undefined : hashTarget(hash)
    return id === undefined ? undefined : whenThere(id, (target) => target.scrollIntoView({ behavior }))
  }, [place, hash, entry, kind, pathname])
  return null
}
