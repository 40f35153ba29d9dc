import { useEffect, useRef, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isBelowPage, journey, memberPlace } from '../../../app/navigation/place.ts'

/**
 * Places of the centre share one address: whoever goes to another has the focus on it, on its heading where the menu
 * does not name it.
 */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const [query] = useSearchParams()
  const content = useRef<HTMLDivElement>(null)
  const before = useRef<string>(undefined)
  const place = memberPlace(query)
  const below = isBelowPage(query)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    if (!journey.begun) return
    const heading = below ? content.current?.querySelector<HTMLElement>('h1') : undefined
    if (heading) heading.tabIndex = -1
    const target = heading ?? content.current
    target?.focus({ preventScroll: true })
  }, [place, below])
  return content
}
