import type { FieldRule, RuleHands } from '@brand/ui/forms'
import { isGatewayError } from '@brand/sdk'
import { useState } from 'react'
import { useAccessText } from '../access-text.ts'
import { answerTo } from '../answer.ts'

interface Sent {
  expiredMinutes: number
  resendAfterSec: number
}

export interface CodeSender {
  /** When another may be asked for, ms since 1970. */
  until: number | undefined
  busy: boolean
  /** How long the one on its way is good; undefined until one is. */
  minutes: number | undefined
  /** Why none was sent, in words. */
  failure: string | undefined
  forget: () => void
  send: (call: () => Promise<Sent>, rules: readonly FieldRule[], form: RuleHands) => Promise<void>
}

/** Has codes sent: not two at once, none before the gateway takes another. */
export function useCode(already?: Sent): CodeSender {
  const text = useAccessText()
  const [until, setUntil] = useState(() => already && Date.now() + already.resendAfterSec * 1000)
  const [minutes, setMinutes] = useState(already?.expiredMinutes)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function send(call: () => Promise<Sent>, rules: readonly FieldRule[], form: RuleHands) {
    setBusy(true)
    try {
      const { expiredMinutes, resendAfterSec } = await call()
      setMinutes(expiredMinutes)
      setUntil(Date.now() + resendAfterSec * 1000)
    } catch (error) {
      const { fields } = answerTo(error, rules, text)
      // What is wrong with a field is told there; everything else is a dialog of its own.
      if (fields) form.show({ fields })
      else setFailure(text(error))
      if (isGatewayError(error, 'sms_too_many') && error.retryAfterMs) setUntil(Date.now() + error.retryAfterMs)
    } finally {
      setBusy(false)
    }
  }
  return { until, busy, minutes, failure, forget: () => setFailure(undefined), send }
}
