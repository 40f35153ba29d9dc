import type { FieldRule, RuleHands } from '@brand/ui/forms'
import { isGatewayError } from '@brand/sdk'
import { useState } from 'react'
import { ruleFormErrors } from '../../../app/forms/rule-form-errors.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useAccessText } from '../access-text.ts'

interface Sent {
  expiredMinutes: number
  resendAfterSec: number
}

export interface CodeSender {
  /** When another code may be requested, ms since 1970. */
  until: number | undefined
  busy: boolean
  /** How long the sent code is valid; undefined until one is sent. */
  minutes: number | undefined
  /** Why none was sent, in words. */
  failure: string | undefined
  forget: () => void
  send: (call: () => Promise<Sent>, rules: readonly FieldRule[], form: RuleHands) => void
}

interface Asked {
  call: () => Promise<Sent>
  rules: readonly FieldRule[]
  form: RuleHands
}

/** Has codes sent: not two at once, none before the gateway takes another. */
export function useCode(already?: Sent): CodeSender {
  const text = useAccessText()
  const [until, setUntil] = useState(() => already && Date.now() + already.resendAfterSec * 1000)
  const [minutes, setMinutes] = useState(already?.expiredMinutes)
  const { mutate, isPending, error, variables, reset } = useApiMutation({
    mutationFn: ({ call }: Asked) => call(),
    onSuccess({ expiredMinutes, resendAfterSec }) {
      setMinutes(expiredMinutes)
      setUntil(Date.now() + resendAfterSec * 1000)
    },
    onError(failure, { rules, form }) {
      const { fields } = ruleFormErrors(failure, rules, { text })
      if (fields) form.show({ fields })
      if (isGatewayError(failure, 'sms_too_many') && failure.retryAfterMs) setUntil(Date.now() + failure.retryAfterMs)
    },
  })
  // An error of a field is shown at the field; everything else is a dialog of its own.
  const refusal = error && variables ? ruleFormErrors(error, variables.rules, { text }) : undefined
  return {
    until,
    busy: isPending,
    minutes,
    failure: refusal?.fields ? undefined : refusal && text(error),
    forget: reset,
    send: (call, rules, form) => mutate({ call, rules, form }),
  }
}
