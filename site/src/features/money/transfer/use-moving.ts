import { useCallback, useEffect } from 'react'
import type { Transfer, WalletTransferInput } from '@brand/sdk'
import { sdk } from '../../../app/api/client.ts'
import { useIdempotentMutation } from '../../../app/forms/use-idempotent-mutation.ts'
import { useInvalidate } from '../../../app/forms/use-invalidate.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'

const ended: readonly string[] = ['CONFIRMED', 'REVERSED']
const askAgainMs = 3000

/** Whether it is not known yet where the money of a transfer is. */
export const isMoving = ({ state }: Pick<Transfer, 'state'>): boolean => !ended.includes(state)

/** Areas of the calls whose answers change when money moves. */
export const moneyAreas = ['wallet', 'upline', 'downlineTransfers', 'records', 'summary'] as const
const news: News = { events: ['balance'], areas: moneyAreas }

/** Refetches what shows wallets or transfers. */
export function useAgain(): () => void {
  const invalidate = useInvalidate()
  return useCallback(() => void invalidate(news.areas), [invalidate])
}

/** Money moves, in another tab as well. */
export const useMoneyNews = (): void => useInvalidateOnEvents(news)

/**
 * Moves money between the main wallet and a vendor's, once per press: a repeat carries the same key, and the gateway
 * answers it as it did before.
 */
export function useMoving(onDone: (transfer: Transfer) => void) {
  const again = useAgain()
  return useIdempotentMutation<WalletTransferInput, Transfer>({
    name: 'wallet-transfer',
    mutationFn: (input, idempotencyKey) => sdk.wallet.transfer(input, { idempotencyKey }),
    find: (idempotencyKey) => sdk.wallet.transferStatus({ idempotencyKey }),
    onSuccess(transfer) {
      again()
      onDone(transfer)
    },
    // What the form shows may be out of date: a vendor that closed, money that went meanwhile.
    onError: again,
  })
}

/** Asks how unsettled transfers stand until each has come to its end. */
export function useWatch(moving: readonly Transfer[]): void {
  const again = useAgain()
  const ids = moving.map(({ transferId }) => transferId).join()
  useEffect(() => {
    if (!ids) return
    const timer = setInterval(() => {
      for (const transferId of ids.split(',')) {
        sdk.wallet.transferStatus({ transferId }).then(
          (transfer) => {
            if (!isMoving(transfer)) again()
            // No answer: the next round queries again.
          },
          () => {},
        )
      }
    }, askAgainMs)
    return () => clearInterval(timer)
  }, [ids, again])
}
