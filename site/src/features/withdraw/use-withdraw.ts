import { useSession } from '@brand/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sdk } from '../../app/calls/client.ts'
import { member } from '../../app/calls/member-client.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { useLang } from '../../app/language/i18n.ts'

const areas: readonly unknown[] = ['withdrawals', 'receipts', 'turnover']

/** Asks again whatever shows orders as soon as one of them moves, or may have moved unheard. For all pages of the member centre, once: the banner listens. */
export function useWithdrawNews(): void {
  const client = useQueryClient()
  const { epoch } = useSession(sdk)
  useEffect(() => {
    const again = () => void client.invalidateQueries({ predicate: ({ queryKey: [area] }) => areas.includes(area) })
    const stops = [sdk.stream.subscribe('withdraw.status', again), sdk.stream.subscribe('balance', again), sdk.stream.onResume(again)]
    return () => stops.forEach((stop) => stop())
  }, [client, epoch])
}

export function useAccounts() {
  const language = useLang()
  return useCall(member.payoutAccounts.list, { language }, { staleTime: 10_000 })
}

export const useWithdrawSettings = () => useCall(member.withdrawals.settings, {}, { staleTime: 5000 })
export const useStanding = () => useCall(member.turnover.info, {}, { staleTime: 2000 })
export const useFundPassword = () => useCall(member.fundPassword.status, {}, { staleTime: 30_000 })
/** The newest orders; open ones are never so many that one page would not hold them. */
export const useOrders = () => useCall(member.withdrawals.orders, { pageSize: 10 }, { staleTime: 0 })
/** Orders that wait for a word; ReceiptWatch hears when there are others. */
export const useWaiting = () => useCall(member.receipts.waiting, {}, { staleTime: 0 })
