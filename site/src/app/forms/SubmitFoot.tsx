import { Callout } from '@brand/ui/callout'
import type { ReactNode } from 'react'
import { SubmitButton } from './SubmitButton.tsx'

export interface SubmitFootProps {
  state: 'idle' | 'busy' | 'unknown'
  /** Why it was not sent, where it is about no field. */
  message: string | undefined
  words: { unknown: string; checking: string; sending: string }
  /** What holds the press back. */
  held?: string | undefined
  /** On the button. */
  children: ReactNode
}

/** The end of a form that is sent once: what came of the press, and the button. */
export function SubmitFoot({ state, message, words, held, children }: SubmitFootProps) {
  return (
    <>
      <Callout live tone="danger">
        {message}
      </Callout>
      <Callout live tone="info">
        {held ?? (state === 'unknown' ? words.unknown : null)}
      </Callout>
      <SubmitButton
        disabled={held !== undefined}
        busy={state !== 'idle'}
        busyLabel={state === 'unknown' ? words.checking : words.sending}
      >
        {children}
      </SubmitButton>
    </>
  )
}
