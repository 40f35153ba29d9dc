import { useRef } from 'react'
import type { CallArea } from '../api/call-names.ts'
import { useIdempotentMutation } from './use-idempotent-mutation.ts'
import { useInvalidate } from './use-invalidate.ts'

export interface SecretMutationOptions<I extends object, O> {
  /** Of the form, one for all its presses. */
  name: string
  mutationFn: (input: NoInfer<I> & { fundPassword: string }, options: { idempotencyKey: string }) => Promise<O>
  /** Result of a key, as `useIdempotentMutation` asks for it. */
  find: (input: { idempotencyKey: string }) => Promise<O>
  /** Areas of the calls whose answers a press changes. */
  changes: readonly CallArea[]
  /** `here`: the form is still on the page. */
  onSuccess: (output: O, here: boolean) => void
  onError?: ((error: unknown) => void) | undefined
}

/** The press of a money form with the fund password, once; the password is part of no intent and kept nowhere. */
export function useSecretMutation<I extends object, O>(options: SecretMutationOptions<I, O>) {
  const { name, mutationFn, find, changes, onSuccess, onError } = options
  const invalidate = useInvalidate()
  const secret = useRef('')
  const { mutate, ...press } = useIdempotentMutation<I, O>({
    name,
    mutationFn: (input, idempotencyKey) => mutationFn({ ...input, fundPassword: secret.current }, { idempotencyKey }),
    find: (idempotencyKey) => find({ idempotencyKey }),
    onSuccess(output, here) {
      void invalidate(changes)
      onSuccess(output, here)
    },
    onError,
  })
  return {
    ...press,
    mutate: (input: I, fundPassword: string): void => {
      secret.current = fundPassword
      void mutate(input)
    },
  }
}
