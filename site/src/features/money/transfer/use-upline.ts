import { useRef } from 'react'
import type { UplineSubmitOutput } from '@brand/sdk/member'
import { member } from '../../../app/api/member-client.ts'
import { useIdempotentMutation } from '../../../app/forms/use-idempotent-mutation.ts'
import { useAgain } from './use-moving.ts'

interface Asked {
  amount: string
  remark: string
}

/** Sends cash to the upline once; the fund password is kept nowhere. */
export function useSending(onDone: (sent: UplineSubmitOutput) => void) {
  const again = useAgain()
  const secret = useRef('')
  const { state, error, mutate, clear } = useIdempotentMutation<Asked, UplineSubmitOutput>({
    name: 'upline',
    mutationFn: (input, idempotencyKey) =>
      member.upline.submit({ ...input, fundPassword: secret.current }, { idempotencyKey }),
    find: (idempotencyKey) => member.upline.find({ idempotencyKey }),
    onSuccess(sent) {
      again()
      onDone(sent)
    },
  })
  return {
    state,
    error,
    clear,
    send: (asked: Asked, fundPassword: string) => {
      secret.current = fundPassword
      void mutate(asked)
    },
  }
}
