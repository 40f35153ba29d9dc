import { useEffect, useRef, useState } from 'react'

/**
 * The words once they have stood for `ms`: what is said of something that changes with every key. The first ones are
 * not said.
 */
export function useSettled(words: string, ms: number): string {
  const [said, setSaid] = useState('')
  const first = useRef<string | undefined>(words)
  useEffect(() => {
    if (first.current === words) return undefined
    first.current = undefined
    const timer = setTimeout(() => setSaid(words), ms)
    return () => clearTimeout(timer)
  }, [words, ms])
  return said
}
