import { deadlineIn } from '@brand/ui/countdown-button'
import type { FieldRule, RuleHands } from '@brand/ui/forms'
import { isGatewayError } from '@brand/sdk'
import { useState } from 'react'
import { ruleFormErrors } from '../../../app/forms/rule-form-errors.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useAccessText } from '../access-text.ts'

export interface Sent {
  expiredMinutes: number
}

export interface CodeSender {
  /** When another code may be requested, ms since 1970: once the one that was sent is no longer valid. */
  until: number | undefined
  busy: boolean
  /** How long the sent code is valid; undefined until one is sent. */
  minutes: number | undefined
  /** Why none was sent, in words. */
  failure: string | undefined
  forget: () => void
  /** What the form holds now: who types another address need not wait for the one before. */
  typed: (values: Readonly<Record<string, string | undefined>>) => void
  send: (call: () => Promise<Sent>, rules: readonly FieldRule[], form: RuleHands) => void
}

interface Asked {
  call: () => Promise<Sent>
  rules: readonly FieldRule[]
  form: RuleHands
}

interface CodePlace {
  /** A code that is on its way. */
  already?: Sent
  /** Fields that say where a code goes. */
  by?: readonly string[]
  /** What the form begins with. */
  typed?: Readonly<Record<string, string>>
}

/** Has codes sent: not two at once, and none to the same address while the one that was sent is valid. */
export function useCode({ already, by = ['mobileNum'], typed = {} }: CodePlace = {}): CodeSender {
  const text = useAccessText()
  const addressIn = (values: Readonly<Record<string, string | undefined>>) =>
    by.map((field) => values[field] ?? '').join()
  const [address, setAddress] = useState(() => addressIn(typed))
  const [wait, setWait] = useState(() => already && { address, until: deadlineIn(already.expiredMinutes) })
  const [minutes, setMinutes] = useState(already?.expiredMinutes)
  const { mutate, isPending, error, variables, reset } = useApiMutation({
    mutationFn: ({ call }: Asked) => call(),
    onSuccess({ expiredMinutes }) {
      setMinutes(expiredMinutes)
      setWait({ address, until: deadlineIn(expiredMinutes) })
    },
    onError(failure, { rules, form }) {
      const { fields } = ruleFormErrors(failure, rules, { text })
      if (fields) form.show({ fields })
      if (isGatewayError(failure, 'sms_too_many') && failure.retryAfterMs)
        setWait({ address, until: Date.now() + failure.retryAfterMs })
    },
  })
  // An error of a field is shown at the field; everything else is a dialog of its own.
  const refusal = error && variables ? ruleFormErrors(error, variables.rules, { text }) : undefined
  return {
    until: wait?.address === address ? wait.until : undefined,
    busy: isPending,
    minutes,
    failure: refusal?.fields ? undefined : refusal && text(error),
    forget: reset,
    typed: (values) => setAddress(addressIn(values)),
    send: (call, rules, form) => mutate({ call, rules, form }),
  }
}
