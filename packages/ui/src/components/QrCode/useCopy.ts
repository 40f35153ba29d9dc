'use client'
import { useEffect, useState } from 'react'

/** How long "Copied" stands, in ms. */
const shown = 2000

/** Copies a text and says for a while how that went. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(setOutcome, shown, undefined)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return [outcome, copy] as const
}
