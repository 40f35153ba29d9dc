import { DataList } from '@brand/ui/data-list'
import { Amount } from '../../../app/format/Amount.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Eligible } from '../../../app/records/Eligible.tsx'
import type { Promotion } from './promotions.model.ts'
import { usePromotionWords } from './use-promotion-words.ts'

/** Every term of a version. */
export function TermsList({ promotion }: { promotion: Promotion }) {
  const t = useWords('promotions')
  const words = usePromotionWords()
  const { terms, startsAt } = promotion
  const { form, minDeposit, multiple, base, days, maxBet, maxRelease, claimDays, eligible, spins } = terms
  const inDays = (n: number) => t('days.count', { count: n, n: words.count(n) })
  const plays = multiple > 0
  return (
    <>
      <DataList
        items={[
          { term: t('term.gives'), value: words.gives(promotion) },
          { term: t('term.form'), value: t(`form.${form}` as 'form.CASH', { defaultValue: form }) },
          ...(minDeposit === null ? [] : [{ term: t('term.minDeposit'), value: <Amount of={minDeposit} /> }]),
          {
            term: t('term.turnover'),
            value: plays
              ? t(spins ? 'turnover.ofWin' : base === 'REWARD' ? 'turnover.ofReward' : 'turnover.ofBoth', {
                  multiple: words.count(multiple),
                })
              : t('turnover.none'),
          },
          ...(plays && days !== null ? [{ term: t('term.days'), value: inDays(days) }] : []),
          ...(plays && maxBet !== null ? [{ term: t('term.maxBet'), value: <Amount of={maxBet} /> }] : []),
          ...(maxRelease === null ? [] : [{ term: t('term.maxRelease'), value: <Amount of={maxRelease} /> }]),
          ...(spins ? [{ term: t('term.spinDays'), value: inDays(spins.days) }] : []),
          ...(spins && spins.maxWin !== null ? [{ term: t('term.maxWin'), value: <Amount of={spins.maxWin} /> }] : []),
          { term: t('term.claim'), value: inDays(claimDays) },
          { term: t('term.from'), value: words.day(startsAt) },
          { term: t('term.until'), value: promotion.endsAt ? words.day(promotion.endsAt) : t('period.open') },
        ]}
      />
      {eligible.length > 0 ? <Eligible of={eligible} /> : null}
    </>
  )
}
