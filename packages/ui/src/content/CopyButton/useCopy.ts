'use client'
import { useEffect, useState } from 'react'
import { viewOf } from '../../foundation/view.ts'

type Outcome = 'copied' | 'failed'

/** How long "Copied" is shown, in ms. */
const shown = 2000

/** Copies a text and returns the outcome for a while. */
export function useCopy(text: string, onCopied?: (outcome: Outcome) => void) {
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(setOutcome, shown, undefined)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (button: Element) => {
    let how: Outcome = 'copied'
    try {
      // Without a secure connection there is no clipboard at all.
      await viewOf(button).navigator.clipboard.writeText(text)
    } catch {
      how = 'failed'
    }
    setOutcome(how)
    onCopied?.(how)
  }
  return [outcome, copy] as const
}
