import { useState, type FormEvent } from 'react'
import { useErrorText } from '../errors/error-text.ts'
import type { ErrorWords } from './form-errors.ts'
import { isSilence } from './intent.ts'
import { useFirstWrong } from './use-first-wrong.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useSecretMutation, type SecretMutationOptions } from './use-secret-mutation.ts'

export interface AmountFormOptions<I extends object, O> extends SecretMutationOptions<I, O> {
  /** What is sent; nothing while a field is wrong. */
  input: I | undefined
  /** Names of the fields that show what is wrong with them, besides the fund password. */
  fields: readonly string[]
  ofField?: ErrorWords['ofField']
  words: {
    /** Label of the fund password. */
    fundPassword: string
    missing: string
    /** Nothing arrived. */
    lost: string
    unknown: string
    checking: string
    sending: string
  }
}

/**
 * A form that sends an amount with the fund password: `form` is for the element, `foot` for `FundPasswordFoot`, and
 * every field calls `clear` when it is changed.
 */
export function useAmountForm<I extends object, O>(options: AmountFormOptions<I, O>) {
  const { input, fields: names, ofField, words, ...press } = options
  const errorText = useErrorText()
  const [fundPassword, setFundPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [ref, focusFirstWrong] = useFirstWrong()
  const { state, error, mutate, clear } = useSecretMutation<I, O>({
    ...press,
    onSuccess(output, here) {
      setTried(false)
      press.onSuccess(output, here)
    },
  })
  const { fields, message } = useFormErrors(error, [...names, 'fundPassword'], {
    text: (failure) => (isSilence(failure) ? words.lost : errorText(failure)),
    ofField,
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!input || !fundPassword) return focusFirstWrong()
    mutate(input, fundPassword)
    setFundPassword('')
  }
  const missing = tried && !fundPassword && state === 'idle' && !error
  return {
    form: { ref, noValidate: true, onSubmit },
    foot: {
      state,
      message,
      words,
      password: {
        label: words.fundPassword,
        value: fundPassword,
        onValueChange: (value: string) => (clear(), setFundPassword(value)),
        error: missing ? words.missing : fields['fundPassword'],
      },
    },
    tried,
    fields,
    clear,
  }
}
