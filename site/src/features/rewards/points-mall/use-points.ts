import type { CallArea } from '../../../app/api/call-names.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { useInvalidate } from '../../../app/forms/use-invalidate.ts'
import { useAmountForm, type AmountFormOptions } from '../../../app/forms/use-amount-form.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

const areas: readonly CallArea[] = ['points', 'records', 'wallet', 'turnover', 'rewards', 'summary']
/** Points move with play, and with what an operator decides about orders. */
const news: News = { events: ['balance', 'message.unread'], areas: ['points', 'records'] }

/** Whether somebody is logged in who has points: trial players have none. */
export function useHasPoints(): boolean {
  const { kind } = useAccount()
  return kind === 'member' || kind === 'agent'
}

/** Points of the person, and the rules; those are for everybody. */
export function usePoints() {
  useInvalidateOnEvents(news)
  const mine = useApiQuery(member.points.balance, {}, { enabled: useHasPoints() })
  const rules = useApiQuery(member.points.config, {})
  return { mine, rules }
}

/** A form that spends points, once. */
export function useSpending<I extends object, O>(
  options: Omit<AmountFormOptions<I, O>, 'changes' | 'words' | 'onError'>,
) {
  const t = useWords('points')
  const invalidate = useInvalidate()
  return useAmountForm<I, O>({
    ...options,
    changes: areas,
    // What was shown may be out of date by now: the stock, the price, the balance.
    onError: () => void invalidate(['points']),
    words: {
      fundPassword: t('fund'),
      missing: t('fund.missing'),
      lost: t('lost'),
      unknown: t('unknown'),
      checking: t('checking'),
      sending: t('sending'),
    },
  })
}
