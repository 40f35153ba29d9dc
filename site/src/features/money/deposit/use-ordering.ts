import type { DepositOrder, DepositsSubmitInput } from '@brand/sdk/member'
import { isGatewayError } from '@brand/sdk'
import { member } from '../../../app/api/member-client.ts'
import { useIdempotentMutation } from '../../../app/forms/use-idempotent-mutation.ts'
import { useInvalidate } from '../../../app/forms/use-invalidate.ts'
import { useLang } from '../../../app/i18n/i18n.ts'

/** Refusals that tell that what the form shows is out of date. */
const outdated = [
  'terms_changed',
  'bonus_not_available',
  'rg_limit_prompt',
  'channel_maintenance',
  'not_found',
] as const

/** Orders a deposit once, also where the answer is lost. */
export function useOrdering(onDone: (order: DepositOrder, here: boolean) => void) {
  const invalidate = useInvalidate()
  const language = useLang()
  const { state, error, mutate } = useIdempotentMutation<DepositsSubmitInput, DepositOrder>({
    name: 'deposit',
    async mutationFn(input, idempotencyKey) {
      try {
        return await member.deposits.submit(input, { idempotencyKey })
      } catch (failure) {
        // The form shows the terms and ways that hold now, or the question to answer first, beside the words about it.
        if (isGatewayError(failure, ...outdated)) await invalidate(['deposits'])
        throw failure
      }
    },
    find: (key) => member.deposits.order({ key, language }),
    onSuccess(order, here) {
      // Nothing else invalidates them where the page was left.
      void invalidate(['deposits'])
      onDone(order, here)
    },
  })
  return { state, error, order: (input: DepositsSubmitInput) => mutate({ ...input, language }) }
}
