import { useSecretMutation } from '../../../app/forms/use-secret-mutation.ts'
import { useAgain } from './use-moving.ts'

interface SendingOptions<I extends { fundPassword: string }, O> {
  /** Of the form, one for all its presses. */
  name: string
  mutationFn: (input: I, options: { idempotencyKey: string }) => Promise<O>
  find: (input: { idempotencyKey: string }) => Promise<O>
  onDone: (sent: O) => void
}

/** Sends cash within a line once. */
export function useSending<I extends { fundPassword: string }, O>({
  name,
  mutationFn,
  find,
  onDone,
}: SendingOptions<I, O>) {
  const again = useAgain()
  const { mutate, ...press } = useSecretMutation<Omit<I, 'fundPassword'>, O>({
    name,
    mutationFn: (input, options) => mutationFn(input as unknown as I, options),
    find: (idempotencyKey) => find({ idempotencyKey }),
    onSuccess(sent) {
      again()
      onDone(sent)
    },
  })
  return { ...press, send: mutate }
}
