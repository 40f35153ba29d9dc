'use client'
import { useEffect, useState } from 'react'
import { viewOf } from '../../foundation/view.ts'

type Outcome = 'copied' | 'failed'

/** How long "Copied" is shown, in ms. */
const shown = 2000

/** Copies a text and returns the outcome for a while, unless another text has taken its place. */
export function useCopy(text: string, onCopied?: (outcome: Outcome) => void) {
  const [done, setDone] = useState<{ of: string; outcome: Outcome }>()
  const outcome = done?.of === text ? done.outcome : undefined
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(setDone, shown, undefined)
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
    setDone({ of: text, outcome: how })
    onCopied?.(how)
  }
  return [outcome, copy] as const
}
