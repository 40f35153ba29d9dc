import type { DepositOrder, DepositsSubmitInput } from '@brand/sdk/member'
import { isGatewayError } from '@brand/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { member } from '../../../app/api/member-client.ts'
import { useIdempotentMutation } from '../../../app/forms/use-idempotent-mutation.ts'
import { useLang } from '../../../app/i18n/i18n.ts'

/** Orders a deposit once, whatever becomes of the answer. */
export function useOrdering(onDone: (order: DepositOrder, here: boolean) => void) {
  const client = useQueryClient()
  const language = useLang()
  const { state, error, submit } = useIdempotentMutation<DepositsSubmitInput, DepositOrder>({
    name: 'deposit',
    async send(input, idempotencyKey) {
      try {
        return await member.deposits.submit(input, { idempotencyKey })
      } catch (failure) {
        // The form shows the terms that hold now, beside the words that they have changed.
        if (isGatewayError(failure, 'terms_changed', 'bonus_not_available'))
          await client.invalidateQueries({ queryKey: ['deposits'] })
        throw failure
      }
    },
    find: (key) => member.deposits.order({ key, language }),
    onDone(order, here) {
      // Nothing else hears of it where the page was left.
      void client.invalidateQueries({ queryKey: ['deposits', 'settings'] })
      onDone(order, here)
    },
  })
  return { state, fault: error, submit: (input: DepositsSubmitInput) => submit({ ...input, language }) }
}
