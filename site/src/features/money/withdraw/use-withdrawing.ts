import type { WithdrawalsSubmitInput, WithdrawOrder } from '@brand/sdk/member'
import { isGatewayError } from '@brand/sdk'
import { useRef } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useIdempotentMutation } from '../../../app/forms/use-idempotent-mutation.ts'
import { useInvalidate } from '../../../app/forms/use-invalidate.ts'

type Asked = Omit<WithdrawalsSubmitInput, 'fundPassword'>

/** Requests once, also where the answer is lost. The fund password is part of no intent: it is kept nowhere. */
export function useWithdrawing(onDone: (order: WithdrawOrder) => void, onError: (error: unknown) => void) {
  const invalidate = useInvalidate()
  const secret = useRef('')
  const { state, error, mutate, clear } = useIdempotentMutation<Asked, WithdrawOrder>({
    name: 'withdraw',
    async mutationFn(input, idempotencyKey) {
      try {
        return await member.withdrawals.submit({ ...input, fundPassword: secret.current }, { idempotencyKey })
      } catch (failure) {
        // The form shows the terms that hold now, beside the words that they have changed.
        if (isGatewayError(failure, 'terms_changed')) await invalidate(['withdrawals', 'payoutAccounts'])
        throw failure
      }
    },
    find: (intent) => member.withdrawals.detail({ intent }),
    onSuccess(order) {
      void invalidate(['withdrawals', 'turnover', 'receipts', 'fundPassword'])
      onDone(order)
    },
    onError,
  })
  return {
    state,
    error,
    clear,
    withdraw: (asked: Asked, fundPassword: string) => {
      secret.current = fundPassword
      return mutate(asked)
    },
  }
}
