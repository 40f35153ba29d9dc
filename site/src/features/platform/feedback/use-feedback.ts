import { isGatewayError, type ContentFeedbackInput, type ContentFeedbackOutput } from '@brand/sdk'
import { useRef, useState } from 'react'
import { inBase64 } from '../../../app/browser/picture.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { callOnce } from '../../../app/forms/intent.ts'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import type { CaptchaParts } from './captcha-parts.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { fits, limitOf, usual } from '../../../app/forms/text-limit.ts'

export type FeedbackType = NonNullable<ContentFeedbackInput['type']>

export interface Draft {
  type: FeedbackType
  content: string
  contact: string
  /** What was read in the picture, where there is one. */
  captcha: string
  files: readonly File[]
  about?: ContentFeedbackInput['about']
}

/** `empty` and `length` belong to the text, `contact` and `captcha` to their fields, the rest to the whole form. */
export type Fault =
  | { kind: 'empty' | 'length' | 'contact' }
  | { kind: 'captcha'; error?: unknown }
  | { kind: 'wait'; minutes: number }
  | { kind: 'refused'; error: unknown }

/** What has been filed, and the pictures that have not arrived yet. */
export interface Filed extends Pick<ContentFeedbackOutput, 'feedbackNo' | 'uploadKey' | 'answer'> {
  contact: string
  left: readonly File[]
  /** Why the first of them did not. */
  error?: unknown
}

/**
 * Files the feedback, then its pictures one by one. An operator that limits the rate is not called again
 * before its time.
 */
export function useFeedback(captchaParts: CaptchaParts | undefined) {
  const [limit, setLimit] = useState(usual)
  const [fault, setFault] = useState<Fault>()
  const [filed, setFiled] = useState<Filed>()
  const openAgain = useRef(0)
  const account = useAccount().member?.account ?? ''

  /** Filed feedback stays filed: a picture that fails is reported, and may be sent again. */
  async function sendPictures(what: Filed): Promise<void> {
    let left = what.left
    let error: unknown
    while (left[0]) {
      try {
        await member.support.addPicture(
          { uploadKey: what.uploadKey, image: await inBase64(left[0]) },
          { timeoutMs: 60_000 },
        )
        left = left.slice(1)
      } catch (failure) {
        error = failure
        break
      }
    }
    setFiled({ ...what, left, error })
  }

  function faultBefore({ content, captcha }: Draft): Fault | undefined {
    const wait = openAgain.current - Date.now()
    if (content.trim() === '') return { kind: 'empty' }
    if (!fits(content, limit)) return { kind: 'length' }
    if (captchaParts?.wanted && captcha.trim() === '') return { kind: 'captcha' }
    return wait > 0 ? { kind: 'wait', minutes: Math.ceil(wait / 60_000) } : undefined
  }

  function faultOf(error: unknown): Fault {
    const reported = limitOf(error)
    if (reported) {
      setLimit(reported)
      return { kind: 'length' }
    }
    if (isGatewayError(error, 'captcha_wrong', 'captcha_required')) return { kind: 'captcha', error }
    if (isGatewayError(error, 'field_invalid') && error.field === 'contact') return { kind: 'contact' }
    const waitMs = isGatewayError(error, 'rate_limited') ? error.retryAfterMs : undefined
    if (!waitMs) return { kind: 'refused', error }
    openAgain.current = Date.now() + waitMs
    return { kind: 'wait', minutes: Math.ceil(waitMs / 60_000) }
  }

  const filing = useApiMutation({
    mutationFn: async ({ type, content, contact, captcha, files, about }: Draft) => {
      const to = contact.trim()
      const what = { type, content: content.trim(), ...(to && { contact: to }), ...(about && { about }) }
      const answer = await callOnce('feedback', account, what, (idempotencyKey) =>
        sdk.content.feedback({ ...what, ...captchaParts?.answer(captcha) }, { idempotencyKey }),
      )
      await sendPictures({ ...answer, contact: to, left: files })
    },
    // A picture is good for one try.
    onSuccess: () => captchaParts?.used(),
    onError(error) {
      captchaParts?.used()
      captchaParts?.refused(error)
      setFault(faultOf(error))
    },
  })
  const pictures = useApiMutation({ mutationFn: sendPictures })
  const busy = filing.isPending || pictures.isPending

  /** @returns whether it was filed, or the gateway was called alone: the captcha's picture is used up then */
  async function send(draft: Draft): Promise<'filed' | boolean> {
    if (busy) return false
    const wrong = faultBefore(draft)
    setFault(wrong)
    if (wrong) return false
    return filing.mutateAsync(draft).then(
      () => 'filed' as const,
      () => true,
    )
  }
  const sendLeft = () => {
    if (!busy && filed) pictures.mutate(filed)
  }
  return { limit, fault, busy, filed, send, sendLeft, again: () => setFiled(undefined) }
}
