import type { WithdrawalsSubmitInput, WithdrawOrder } from '@brand/sdk/member'
import { isGatewayError } from '@brand/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useIdempotentMutation } from '../../../app/forms/use-idempotent-mutation.ts'

type Asked = Omit<WithdrawalsSubmitInput, 'fundPassword'>

/** Asks once, whatever becomes of the answer. The fund password is part of no intent: it is kept nowhere. */
export function useWithdrawing(onDone: (order: WithdrawOrder) => void) {
  const client = useQueryClient()
  const secret = useRef('')
  const { state, error, submit, clear } = useIdempotentMutation<Asked, WithdrawOrder>({
    name: 'withdraw',
    async send(input, idempotencyKey) {
      try {
        return await member.withdrawals.submit({ ...input, fundPassword: secret.current }, { idempotencyKey })
      } catch (failure) {
        // The form shows the terms that hold now, beside the words that they have changed.
        if (isGatewayError(failure, 'terms_changed'))
          await client.invalidateQueries({
            predicate: ({ queryKey: [area] }) => area === 'withdrawals' || area === 'payoutAccounts',
          })
        throw failure
      }
    },
    find: (intent) => member.withdrawals.detail({ intent }),
    onDone(order) {
      void client.invalidateQueries({
        predicate: ({ queryKey: [area] }) =>
          ['withdrawals', 'turnover', 'receipts', 'fundPassword'].includes(String(area)),
      })
      onDone(order)
    },
  })
  return {
    state,
    fault: error,
    clear,
    submit: (asked: Asked, fundPassword: string) => {
      secret.current = fundPassword
      return submit(asked)
    },
  }
}
