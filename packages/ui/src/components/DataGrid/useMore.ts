import { useEffect, useRef, type MouseEvent } from 'react'
import { because, type Details } from '../../foundation/details.ts'
import { viewOf } from '../../foundation/view.ts'

export type MoreDetails = Details<'scroll', undefined> | Details<'press', MouseEvent>

/** Asks for the rows after a key once for each part of the rows, when the end of those there are comes near. */
export function useMore(
  next: string | null | undefined,
  part: string | undefined,
  waiting: boolean,
  onLoadMore: ((next: string, details: MoreDetails) => void) | undefined,
) {
  const mark = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const ask = useRef(onLoadMore)
  useEffect(() => {
    ask.current = onLoadMore
  })
  // Whoever filters and comes back has the same key before him, and has not asked for what is after it.
  useEffect(() => {
    asked.current = false
  }, [next, part])
  useEffect(() => {
    const node = mark.current
    if (!node || next === null || next === undefined || waiting) return
    const view = viewOf(node)
    // Without it the button alone asks: what is not seen to come near would be asked for to its end.
    if (typeof view.IntersectionObserver === 'undefined') return
    const sight = new view.IntersectionObserver((entries) => {
      if (asked.current || !entries.some(({ isIntersecting }) => isIntersecting)) return
      asked.current = true
      ask.current?.(next, because('scroll', undefined))
    })
    sight.observe(node)
    return () => sight.disconnect()
  }, [next, part, waiting])
  return mark
}
