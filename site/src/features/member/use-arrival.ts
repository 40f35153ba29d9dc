import { useEffect, useRef, type RefObject } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Pages of the centre share one address: going to another starts at its top, with the focus on it. Going back leaves the scroll to the browser. */
export function useArrival(page: string | undefined): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(page)
  const kind = useNavigationType()
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    if (kind !== 'POP') scrollTo({ top: 0 })
    content.current?.focus({ preventScroll: true })
  }, [page, kind])
  return content
}
