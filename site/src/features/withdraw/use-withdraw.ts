import { member } from '../../app/calls/member-client.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { useNews, type News } from '../../app/calls/use-news.ts'
import { useLang } from '../../app/language/i18n.ts'

const news: News = { events: ['withdraw.status', 'balance'], areas: ['withdrawals', 'receipts', 'turnover'] }

/** Orders as they move. For all pages of the member centre, once: the banner listens. */
export const useWithdrawNews = (): void => useNews(news)

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
