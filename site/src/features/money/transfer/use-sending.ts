import { useRef } from 'react'
import { useIdempotentMutation } from '../../../app/forms/use-idempotent-mutation.ts'
import { useAgain } from './use-moving.ts'

interface SendingOptions<I extends { fundPassword: string }, O> {
  /** Of the form, one for all its presses. */
  name: string
  mutationFn: (input: I, options: { idempotencyKey: string }) => Promise<O>
  find: (input: { idempotencyKey: string }) => Promise<O>
  onDone: (sent: O) => void
}

/** Sends cash within a line once; the fund password is kept nowhere. */
export function useSending<I extends { fundPassword: string }, O>({
  name,
  mutationFn,
  find,
  onDone,
}: SendingOptions<I, O>) {
  const again = useAgain()
  const secret = useRef('')
  const { state, error, mutate, clear } = useIdempotentMutation<Omit<I, 'fundPassword'>, O>({
    name,
    mutationFn: (input, idempotencyKey) =>
      mutationFn({ ...input, fundPassword: secret.current } as I, { idempotencyKey }),
    find: (idempotencyKey) => find({ idempotencyKey }),
    onSuccess(sent) {
      again()
      onDone(sent)
    },
  })
  return {
    state,
    error,
    clear,
    send: (asked: Omit<I, 'fundPassword'>, fundPassword: string) => {
      secret.current = fundPassword
      void mutate(asked)
    },
  }
}
