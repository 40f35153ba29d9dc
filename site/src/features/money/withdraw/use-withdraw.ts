import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'

const news: News = { events: ['withdraw.status', 'balance'], areas: ['withdrawals', 'receipts', 'turnover'] }

/** Orders as they move. For all pages of the member centre, once: the banner listens. */
export const useWithdrawNews = (): void => useInvalidateOnEvents(news)

export function useAccounts() {
  return useApiQuery(member.payoutAccounts.list, {}, { staleTime: 10_000 })
}

export const useWithdrawSettings = () => useApiQuery(member.withdrawals.settings, {}, { staleTime: 5000 })
export const useTurnoverInfo = () => useApiQuery(member.turnover.info, {}, { staleTime: 2000 })
export const useFundPassword = () => useApiQuery(member.fundPassword.status, {}, { staleTime: 30_000 })
/** The newest orders; open ones are never so many that one page would not hold them. */
export const useOrders = () => useApiQuery(member.withdrawals.orders, { pageSize: 10 }, { staleTime: 2000 })
/** Orders that wait for an answer; ReceiptWatch is notified when there are others. */
export const useWaiting = () => useApiQuery(member.receipts.waiting, {}, { staleTime: 2000 })
