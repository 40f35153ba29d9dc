import { DataList } from '@brand/ui/data-list'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { stateChip } from '../../../../app/records/state-chip.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { Exact } from '../../../../app/format/Exact.tsx'
import { formatCount } from '../../../../app/format/format.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { categoryName } from '../../../../app/games/categories.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { isSome, sharedOf, statusOf, type PaymentRecord, type PaymentsId } from '../payments.model.ts'
import { usePaymentWords } from '../use-payment-words.ts'

/** How an amount was computed, step by step. */
export function PaymentBasis({ id, record }: { id: PaymentsId; record: PaymentRecord }) {
  const t = useWords('payments')
  const site = useWords('site')
  const lang = useLang()
  const { time } = useTime()
  const words = usePaymentWords()
  const { validBet, pnl, active, tier, rate, rates, salaries, carryBefore, carryAfter } = record
  const { earned, carried, amount, paidAt } = record
  const status = statusOf(record)
  const share = [
    ...(isSome(salaries) ? [{ term: t('col.salaries'), value: <Amount of={`-${salaries}`} /> }] : []),
    ...(isSome(carryBefore) ? [{ term: t('col.carryBefore'), value: <Amount of={carryBefore} /> }] : []),
    { term: t('shared'), value: <Amount of={sharedOf(record)} /> },
  ]
  return (
    <Stack space="md">
      <DataList
        items={[
          { term: t('col.amount'), value: <Amount of={amount} />, total: true },
          {
            term: t('col.status'),
            value: <StatusChip status={stateChip(status)}>{words.status(status)}</StatusChip>,
          },
          ...(paidAt === null || status === 'NONE'
            ? []
            : [{ term: t('col.paidAt'), value: time(paidAt, { seconds: true }) }]),
        ]}
      />
      <Section title={t('computed')} level={3} space="xs">
        <DataList
          items={[
            { term: t('col.validBet'), value: <Amount of={validBet} /> },
            { term: t('col.pnl'), value: <Amount of={pnl} signed /> },
            { term: t('col.active'), value: formatCount(active, lang) },
            { term: t('col.tier'), value: tier === null ? t('tier.none') : formatCount(tier, lang) },
            ...(id === 'dividends' ? share : []),
            ...(rates.length > 0
              ? rates.map((one) => ({
                  id: one.gameType,
                  term: categoryName(site, one.gameType),
                  value: (
                    <>
                      <Amount of={one.validBet} /> × {words.percent(one.rate)}
                    </>
                  ),
                }))
              : [{ term: t('col.rate'), value: words.percent(rate) }]),
            { term: t('col.earned'), value: <Exact of={earned} /> },
            { term: t('col.carried'), value: <Exact of={carried} /> },
            ...(isSome(carryAfter) ? [{ term: t('carryAfter'), value: <Amount of={carryAfter} /> }] : []),
          ]}
        />
      </Section>
    </Stack>
  )
}
