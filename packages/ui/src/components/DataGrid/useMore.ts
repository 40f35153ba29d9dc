import { useEffect, useRef } from 'react'

export type MoreReason = 'scroll' | 'press'

/** Asks for the rows after a key once, when the end of those there are comes near. */
export function useMore(
  next: string | null | undefined,
  waiting: boolean,
  onLoadMore: ((next: string, details: { reason: MoreReason }) => void) | undefined,
) {
  const mark = useRef<HTMLDivElement>(null)
  const asked = useRef<string>(undefined)
  const ask = useRef(onLoadMore)
  useEffect(() => {
    ask.current = onLoadMore
  })
  useEffect(() => {
    const node = mark.current
    if (!node || next === null || next === undefined || waiting) return
    const sight = new IntersectionObserver((entries) => {
      if (asked.current === next || !entries.some(({ isIntersecting }) => isIntersecting)) return
      asked.current = next
      ask.current?.(next, { reason: 'scroll' })
    })
    sight.observe(node)
    return () => sight.disconnect()
  }, [next, waiting])
  return mark
}
