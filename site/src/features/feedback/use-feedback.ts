import { isGatewayError, type ContentFeedbackInput } from '@brand/sdk'
import { useRef, useState } from 'react'
import { sdk } from '../../app/calls/client.ts'
import { fits, limitOf, usual } from './text-limit.ts'

export type FeedbackType = NonNullable<ContentFeedbackInput['type']>

export interface Draft {
  type: FeedbackType
  content: string
  contact: string
  about?: ContentFeedbackInput['about']
}

/** `empty` and `length` belong to the text, the rest to the whole form. */
export type Fault =
  { kind: 'empty' | 'length' } | { kind: 'wait'; minutes: number } | { kind: 'refused'; error: unknown }

/** Files what somebody says; `filed` is its number. A house that has heard enough for now is not asked again before its time. */
export function useFeedback() {
  const [limit, setLimit] = useState(usual)
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const [filed, setFiled] = useState<string>()
  const openAgain = useRef(0)

  async function send({ type, content, contact, about }: Draft): Promise<boolean> {
    if (busy) return false
    const wait = openAgain.current - Date.now()
    const wrong: Fault | undefined =
      content.trim() === ''
        ? { kind: 'empty' }
        : !fits(content, limit)
          ? { kind: 'length' }
          : wait > 0
            ? { kind: 'wait', minutes: Math.ceil(wait / 60_000) }
            : undefined
    setFault(wrong)
    if (wrong) return false
    setBusy(true)
    try {
      const { feedbackNo } = await sdk.content.feedback({
        type,
        content: content.trim(),
        ...(contact.trim() ? { contact: contact.trim() } : {}),
        ...(about ? { about } : {}),
      })
      setFiled(feedbackNo)
      return true
    } catch (error) {
      const said = limitOf(error)
      if (said) setLimit(said)
      const waitMs = isGatewayError(error, 'rate_limited') ? error.retryAfterMs : undefined
      if (waitMs) openAgain.current = Date.now() + waitMs
      setFault(
        said
          ? { kind: 'length' }
          : waitMs
            ? { kind: 'wait', minutes: Math.ceil(waitMs / 60_000) }
            : { kind: 'refused', error },
      )
      return false
    } finally {
      setBusy(false)
    }
  }
  return { limit, fault, busy, filed, send, again: () => setFiled(undefined) }
}
