import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { useMemo } from 'react'
import { TwoLines } from '../../../app/records/TwoLines.tsx'
import { stateChip } from '../../../app/records/state-chip.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { Exact } from '../../../app/format/Exact.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { moneyColumn, type RecordColumn } from '../../../app/records/grid.tsx'
import { When } from '../../../app/records/When.tsx'
import { isSome, statusOf, type PaymentRecord, type PaymentsId } from './payments.model.ts'
import * as css from './payments.css.ts'
import { usePaymentWords } from './use-payment-words.ts'

type Column = RecordColumn<PaymentRecord>

/** Columns of the records of a page; `open` shows the basis of an amount. */
export function usePaymentColumns(
  id: PaymentsId,
  role: 'received' | 'paid',
  open: (record: PaymentRecord) => void,
): readonly Column[] {
  const t = useWords('payments')
  const lang = useLang()
  const words = usePaymentWords()
  return useMemo((): Column[] => {
    const shares = id === 'dividends'
    const money = (name: 'pnl' | 'validBet' | 'carryBefore' | 'salaries', more: Partial<Column> = {}) =>
      moneyColumn<PaymentRecord>(name, t(`col.${name}`), (row) => row[name], more)
    const exact = (name: 'earned' | 'carried'): Column => ({
      id: name,
      head: t(`col.${name}`),
      align: 'end',
      hidden: true,
      cell: (row) => <Exact of={row[name]} />,
      text: (row) => row[name],
    })
    return [
      {
        id: 'period',
        head: t('col.period'),
        width: 200,
        cell: (row) => {
          const { text, note } = words.slot(row)
          return (
            <TwoLines weight="label" note={note}>
              {text}
            </TwoLines>
          )
        },
        text: (row) => `${row.from} ${row.to}`,
        sortBy: (row) => row.to,
      },
      moneyColumn<PaymentRecord>('amount', t(`amount.${role}`), (row) => row.amount, {
        width: 144,
        cell: (row) => (
          <button type="button" aria-haspopup="dialog" className={css.open} onClick={() => open(row)}>
            <Text as="span" size="dense" weight="label">
              <Amount of={row.amount} />
            </Text>
            <VisuallyHidden>{t('basis')}</VisuallyHidden>
          </button>
        ),
      }),
      {
        id: 'status',
        head: t('col.status'),
        width: 136,
        phone: 'title',
        cell: (row) => <StatusChip status={stateChip(statusOf(row))}>{words.status(statusOf(row))}</StatusChip>,
        text: (row) => words.status(statusOf(row)),
        sortBy: (row) => words.status(statusOf(row)),
      },
      {
        id: 'counterparty',
        head: t('col.counterparty'),
        width: 132,
        cell: (row) => <bdi>{words.party(row)}</bdi>,
        text: words.party,
        sortBy: words.party,
      },
      ...(shares
        ? [money('pnl', { signed: true }), money('carryBefore', { signed: true, sum: undefined })]
        : [money('validBet')]),
      {
        id: 'active',
        head: t('col.active'),
        align: 'end',
        width: 100,
        cell: ({ active }) => formatCount(active, lang),
        text: ({ active }) => String(active),
        sortBy: ({ active }) => active,
      },
      {
        id: 'tier',
        head: t('col.tier'),
        align: 'end',
        width: 80,
        cell: ({ tier }) => (tier === null ? t('tier.none') : formatCount(tier, lang)),
        text: ({ tier }) => (tier === null ? '' : String(tier)),
        sortBy: ({ tier }) => tier,
      },
      {
        id: 'rate',
        head: t('col.rate'),
        align: 'end',
        width: 116,
        cell: ({ rate, rates }) => (rates.length > 0 ? t('byCategory') : words.percent(rate)),
        text: ({ rate, rates }) => (rates.length > 0 ? '' : rate),
        sortBy: ({ rate }) => Number(rate),
      },
      ...(shares
        ? [money('validBet', { hidden: true }), money('salaries', { hidden: true })]
        : [money('pnl', { signed: true, hidden: true })]),
      exact('earned'),
      exact('carried'),
      {
        id: 'adjustment',
        head: t('col.adjustment'),
        align: 'end',
        hidden: true,
        cell: ({ adjustment }) =>
          adjustment !== null && isSome(adjustment) ? <Amount of={adjustment} signed /> : null,
        text: ({ adjustment }) => adjustment ?? '',
      },
      {
        id: 'paidAt',
        head: t('col.paidAt'),
        width: 160,
        hidden: true,
        cell: ({ paidAt }) => (paidAt === null ? null : <When at={paidAt} />),
        text: ({ paidAt }) => paidAt ?? '',
        sortBy: ({ paidAt }) => paidAt,
      },
    ]
  }, [t, lang, words, id, role, open])
}
