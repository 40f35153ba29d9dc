import type { DepositOrder, DepositsSubmitInput } from '@brand/sdk/member'
import { useQueryClient } from '@tanstack/react-query'
import { member } from '../../app/calls/member-client.ts'
import { useIntent } from '../../app/calls/use-intent.ts'
import { useLang } from '../../app/language/i18n.ts'

/** Orders a deposit once, whatever becomes of the answer. */
export function useOrdering(onDone: (order: DepositOrder, here: boolean) => void) {
  const client = useQueryClient()
  const language = useLang()
  const { state, error, submit } = useIntent<DepositsSubmitInput, DepositOrder>({
    name: 'deposit',
    send: (input, idempotencyKey) => member.deposits.submit(input, { idempotencyKey }),
    find: (key) => member.deposits.order({ key, language }),
    onDone(order, here) {
      // Nothing else hears of it where the page was left.
      void client.invalidateQueries({ queryKey: ['deposits', 'settings'] })
      onDone(order, here)
    },
  })
  return { state, fault: error, submit: (input: DepositsSubmitInput) => submit({ ...input, language }) }
}
