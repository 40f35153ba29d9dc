import { useEffect, useRef, type RefObject } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useLocation } from '../navigation/router.ts'
import { centrePlace, isBelowPage, journey } from '../navigation/place.ts'

/**
 * Places of a centre share one address: going to another moves the focus to it, to its heading where the menu does
 * not name it.
 */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const { pathname, search } = useLocation()
  const kind = useNavigationType()
  const content = useRef<HTMLDivElement>(null)
  const before = useRef<string>(undefined)
  const query = new URLSearchParams(search)
  const place = centrePlace(pathname, query)
  const below = isBelowPage(query)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    if (!journey.begun && kind !== 'PUSH') return
    const heading = below ? content.current?.querySelector<HTMLElement>('h1') : undefined
    if (heading) heading.tabIndex = -1
    const target = heading ?? content.current
    target?.focus({ preventScroll: true })
  }, [place, below, kind])
  return content
}
