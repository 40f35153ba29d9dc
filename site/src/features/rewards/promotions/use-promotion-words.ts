import { localeOf } from '../../../app/format/format.ts'
import { formatPercent } from '../../../app/format/percent.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useNames } from '../../../app/records/names.ts'
import { useSpinWords } from '../../../app/records/use-spin-words.ts'
import type { Promotion } from './promotions.model.ts'
import { useMoney } from '../../../app/format/use-money.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** At most so many categories are named in a line; more are all that count. */
const mostNamed = 2

/** A promotion in words. */
export function usePromotionWords() {
  const t = useWords('promotions')
  const lang = useLang()
  const { day } = useTime()
  const names = useNames()
  const money = useMoney()
  const count = useCount()
  const spinWords = useSpinWords()
  const list = new Intl.ListFormat(localeOf(lang), { type: 'conjunction' })

  /** What is given: a share up to a sum, a sum, or what is decided. */
  function gives({ terms: { percent, amount, max, spins } }: Promotion): string {
    if (spins) return spinWords.what(spins)
    if (percent !== null)
      return t('gives.percent', { percent: formatPercent(percent, lang), max: money(max ?? '0.00') })
    return amount === null
      ? t('gives.upTo', { max: money(max ?? '0.00') })
      : t('gives.amount', { amount: money(amount) })
  }
  function period({ startsAt, endsAt, status }: Promotion): string {
    if (status === 'COMING_SOON') return t('period.from', { day: day(startsAt) })
    return endsAt === null ? t('period.open') : t('period.until', { day: day(endsAt) })
  }
  function games({ terms: { eligible } }: Promotion): string | undefined {
    const counted = eligible.filter(({ pct }) => pct > 0)
    if (counted.length === 0 || counted.length > mostNamed) return undefined
    return t('games.only', { games: list.format(counted.map(({ gameType }) => names.category(gameType))) })
  }
  return {
    category: (category: string): string => t(`category.${category}` as 'category.NEW', { defaultValue: category }),
    gives,
    period,
    /** The terms that decide, each a few words. */
    line(promotion: Promotion): string[] {
      if (promotion.way === 'PAGE') return [period(promotion)]
      const { multiple, minDeposit, days } = promotion.terms
      return [
        gives(promotion),
        multiple === 0 ? t('turnover.none') : t('turnover', { multiple: count(multiple) }),
        minDeposit === null ? undefined : t('minDeposit', { amount: money(minDeposit) }),
        games(promotion),
        days === null || multiple === 0 ? undefined : t('days', { count: days, n: count(days) }),
        period(promotion),
      ].filter((one) => one !== undefined)
    },
    /** A condition that is not met, with its current value. */
    unmet({ code, have, need }: Promotion['unmet'][number]): string {
      const inMoney = code === 'DEPOSITED' || code === 'PLAYED'
      const value = (text: string) => (code === 'RANK' ? text : inMoney ? money(text) : count(Number(text)))
      return t(`unmet.${code}` as 'unmet.PLAYED', {
        have: value(have),
        need: value(need),
        count: Number(need) || 0,
        defaultValue: `${code}: ${have} / ${need}`,
      })
    },
    spins: spinWords.short,
    count,
    money,
    day,
  }
}
