import type { WithdrawalsSubmitInput, WithdrawOrder } from '@brand/sdk/member'
import { isGatewayError } from '@brand/sdk'
import { member } from '../../../app/api/member-client.ts'
import { useInvalidate } from '../../../app/forms/use-invalidate.ts'
import { useSecretMutation } from '../../../app/forms/use-secret-mutation.ts'

type Asked = Omit<WithdrawalsSubmitInput, 'fundPassword'>

/** Requests once, also where the answer is lost. */
export function useWithdrawing(onDone: (order: WithdrawOrder) => void, onError: (error: unknown) => void) {
  const invalidate = useInvalidate()
  const { mutate, ...press } = useSecretMutation<Asked, WithdrawOrder>({
    name: 'withdraw',
    async mutationFn(input, options) {
      try {
        return await member.withdrawals.submit(input, options)
      } catch (failure) {
        // The form shows the terms that hold now, beside the words that they have changed.
        if (isGatewayError(failure, 'terms_changed')) await invalidate(['withdrawals', 'payoutAccounts'])
        // So does what is left to be played: a bonus that was to be given up has ended, and the next has begun.
        if (isGatewayError(failure, 'turnover_open')) await invalidate(['turnover'])
        throw failure
      }
    },
    find: ({ idempotencyKey }) => member.withdrawals.detail({ intent: idempotencyKey }),
    changes: ['withdrawals', 'turnover', 'receipts', 'fundPassword'],
    onSuccess: onDone,
    onError,
  })
  return { ...press, withdraw: mutate }
}
