import { useRef } from 'react'
import { useIdempotentMutation } from './use-idempotent-mutation.ts'

interface SecretMutationOptions<I extends object, O> {
  /** Of the form, one for all its presses. */
  name: string
  mutationFn: (input: I & { fundPassword: string }, options: { idempotencyKey: string }) => Promise<O>
  /** Result of a key, as `useIdempotentMutation` asks for it. */
  find: (idempotencyKey: string) => Promise<O>
  /** `here`: the form is still on the page. */
  onSuccess: (output: O, here: boolean) => void
  onError?: ((error: unknown) => void) | undefined
}

/** The press of a money form with the fund password, once; the password is part of no intent and kept nowhere. */
export function useSecretMutation<I extends object, O>({ mutationFn, ...options }: SecretMutationOptions<I, O>) {
  const secret = useRef('')
  const { mutate, ...press } = useIdempotentMutation<I, O>({
    ...options,
    mutationFn: (input, idempotencyKey) => mutationFn({ ...input, fundPassword: secret.current }, { idempotencyKey }),
  })
  return {
    ...press,
    mutate: (input: I, fundPassword: string): void => {
      secret.current = fundPassword
      void mutate(input)
    },
  }
}
