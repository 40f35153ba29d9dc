import type { DepositOrder } from '@brand/sdk/member'
import { useSession } from '@brand/sdk/react'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallKey } from '../../../app/api/call-names.ts'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { refetchOnEvents } from '../../../app/api/refetch-on-events.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'

const ended = new Set(['CONFIRMED', 'FAILED', 'CANCELLED', 'EXPIRED', 'CHARGED_BACK'])

/** Whether an order has ended, as far as is known now. */
export const isEnded = ({ status }: Pick<DepositOrder, 'status'>): boolean => ended.has(status)

const channels = ['deposits', 'channels'] as const satisfies CallKey

/** Asks again whatever shows orders as soon as one of them moves, or may have moved unheard. */
export function useDepositNews(): void {
  const client = useQueryClient()
  const { epoch } = useSession(sdk)
  useEffect(() => {
    const predicate = ({ queryKey: [area, name] }: Pick<Query, 'queryKey'>) =>
      area === channels[0] && name !== channels[1]
    return refetchOnEvents(client, ['deposit.status'], { predicate })
  }, [client, epoch])
}

/** Limits, offers for an amount, and the person's orders. */
export function useDepositSettings(amount?: string) {
  return useApiQuery(member.deposits.settings, amount === undefined ? {} : { amount }, { keep: true, staleTime: 5000 })
}

export function useChannels() {
  return useApiQuery(member.deposits.channels, {}, { staleTime: 60_000 })
}

export function useOrder(orderNo: string) {
  return useApiQuery(member.deposits.order, { orderNo }, { staleTime: 0 })
}
