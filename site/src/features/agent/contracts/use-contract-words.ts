import { formatCount, localeOf } from '../../../app/format/format.ts'
import { formatRate } from '../../../app/format/percent.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { hasOneRate, highestRate, isUnconditional, lowestRate, type Contract, type Tier } from './contracts.model.ts'
import { useMoney } from '../../../app/format/use-money.ts'

/** A contract in words. */
export function useContractWords() {
  const t = useWords('contracts')
  const lang = useLang()
  const money = useMoney()
  /** A word by the code of the wire; the code itself where it is a newer one. */
  const named = (of: 'kind' | 'period') => (code: string) => t(`${of}.${code}` as 'kind.DAILY', { defaultValue: code })
  return {
    kind: named('kind'),
    period: named('period'),
    percent: (rate: string | number) => formatRate(rate, lang),
    /** "0.8%", or "0.8% to 1%" where tiers or categories differ. */
    rates: (tiers: readonly Tier[]): string =>
      hasOneRate(tiers)
        ? formatRate(highestRate(tiers), lang)
        : t('rate.range', {
            from: formatRate(lowestRate(tiers), lang),
            to: formatRate(highestRate(tiers), lang),
          }),
    /** "From 20 active members, a valid bet of ৳ 400,000.00" */
    conditions: (tier: Tier): string => {
      if (isUnconditional(tier)) return t('tier.always')
      const { minActive, minValidBet, minLoss } = tier
      const parts = [
        ...(minActive > 0 ? [t('tier.active', { count: minActive, n: formatCount(minActive, lang) })] : []),
        ...(Number(minValidBet) > 0 ? [t('tier.validBet', { amount: money(minValidBet) })] : []),
        ...(Number(minLoss) > 0 ? [t('tier.loss', { amount: money(minLoss) })] : []),
      ]
      return t('tier.from', { conditions: new Intl.ListFormat(localeOf(lang), { type: 'conjunction' }).format(parts) })
    },
    party: ({ role, counterparty }: Contract): string =>
      counterparty === ''
        ? t('party.operator')
        : t(role === 'UP' ? 'party.UP' : 'party.DOWN', { account: `\u2068${counterparty}\u2069` }),
  }
}
