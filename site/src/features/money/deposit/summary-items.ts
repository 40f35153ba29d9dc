import type { DataListItem } from '@brand/ui/data-list'
import { amountOf, minorOf, type Money } from '../../../app/format/money.ts'
import type { Words } from '../../../app/i18n/words.ts'

interface SummaryAsked {
  t: Words<'deposit'>
  money: Money
  multiple: number
  /** Of the deposit; undefined while it is none that could be ordered. */
  minor: bigint | undefined
  fee: bigint
  quote: { bonus: string; required: string } | undefined
  /** There are bonuses to choose from. */
  offered: boolean
  /** The quote of a chosen bonus is being fetched. */
  settling: boolean
}

/** What a deposit comes to, to the last digit, and what it adds to the wallet. */
export function summaryItems({ t, money, multiple, minor, fee, quote, offered, settling }: SummaryAsked) {
  const bonus = minorOf(quote?.bonus ?? '0') ?? 0n
  const sum = (value: bigint | undefined) => (value === undefined ? '—' : money(amountOf(value)))
  const own = minor === undefined ? undefined : (minor * BigInt(Math.round(multiple * 100))) / 100n
  const items: DataListItem[] = [
    { term: t('deposit.summary.pay'), value: sum(minor === undefined ? undefined : minor + fee) },
    { term: t('deposit.summary.fee'), value: sum(minor === undefined ? undefined : fee) },
    ...(quote
      ? [{ term: t('deposit.summary.bonus'), value: sum(bonus) }]
      : offered && !settling
        ? [{ term: t('deposit.summary.bonus'), value: t('deposit.summary.noBonus') }]
        : []),
    {
      term: t('deposit.summary.play'),
      value: sum(own === undefined || settling ? undefined : own + (minorOf(quote?.required ?? '0') ?? 0n)),
    },
  ]
  return { items, comes: minor === undefined || settling ? undefined : minor + bonus }
}
