import type { WithdrawalsSubmitInput, WithdrawOrder } from '@brand/sdk/member'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { member } from '../../app/calls/member-client.ts'
import { useIntent } from '../../app/calls/use-intent.ts'

type Asked = Omit<WithdrawalsSubmitInput, 'fundPassword'>

/** Asks once, whatever becomes of the answer. The fund password is part of no intent: it is kept nowhere. */
export function useWithdrawing(onDone: (order: WithdrawOrder) => void) {
  const client = useQueryClient()
  const secret = useRef('')
  const { state, error, submit, clear } = useIntent<Asked, WithdrawOrder>({
    name: 'withdraw',
    send: (input, idempotencyKey) =>
      member.withdrawals.submit({ ...input, fundPassword: secret.current }, { idempotencyKey }),
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
