import { useEffect, useRef, useState } from 'react'

/**
 * The words once unchanged for `ms`: the announcement of something that changes with every key. The first ones are
 * not announced.
 */
export function useSettled(words: string, ms: number): string {
  const [announced, setAnnounced] = useState('')
  const first = useRef<string | undefined>(words)
  useEffect(() => {
    if (first.current === words) return undefined
    first.current = undefined
    const timer = setTimeout(() => setAnnounced(words), ms)
    return () => clearTimeout(timer)
  }, [words, ms])
  return announced
}
