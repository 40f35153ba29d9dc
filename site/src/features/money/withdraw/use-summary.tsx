import type { PayoutMethod, WithdrawalsSettingsOutput } from '@brand/sdk/member'
import type { DataListItem } from '@brand/ui/data-list'
import { Text } from '@brand/ui/text'
import type { ReactNode } from 'react'
import { formatCount, localeOf } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { amountOf, minorOf, type Money } from '../../../app/format/money.ts'
import { formatPercent } from '../../../app/format/percent.ts'
import { rangeOf } from './withdraw-order.model.ts'

interface SummaryAsked {
  settings: Pick<WithdrawalsSettingsOutput, 'autoApprove' | 'roundOpen' | 'daily'>
  method: PayoutMethod | undefined
  /** Undefined while the amount cannot be requested. */
  minor: bigint | undefined
  fee: bigint
  money: Money
}

/** `15 minutes`, in the reader's words and digits. */
function useRoughly(): (time: { unit: 'minutes' | 'hours'; count: number }) => string {
  const locale = localeOf(useLang())
  return ({ unit, count }) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: unit === 'minutes' ? 'minute' : 'hour',
      unitDisplay: 'long',
    }).format(count)
}

/** What is paid out, what it costs, how long it takes, and by which rule. */
export function useSummary({ method, settings, minor, fee, money }: SummaryAsked) {
  const t = useWords('withdraw')
  const lang = useLang()
  const { time } = useTime()
  const roughly = useRoughly()
  const sum = (value: bigint | undefined) => (value === undefined ? '—' : money(amountOf(value)))
  const limit = minorOf(settings.autoApprove) ?? 0n
  // Whether the withdrawal is reviewed first; undefined while there is no amount.
  const reviewed = minor === undefined ? undefined : settings.roundOpen || minor > limit
  const times = method && (reviewed ? method.etaReviewed : method.eta)
  const eta = times && reviewed !== undefined ? rangeOf(times) : undefined
  const { count, countLeft, amountLeft, resetsAt } = settings.daily
  const rate =
    method &&
    (method.feeType === 'NONE'
      ? t('withdraw.fee.none')
      : t('withdraw.fee.of', {
          fee: method.feeType === 'PERCENT' ? formatPercent(Number(method.fee), lang) : money(method.fee),
        }))
  const items: DataListItem[] = [
    { term: t('withdraw.summary.amount'), value: sum(minor) },
    { term: t('withdraw.summary.fee'), value: sum(minor === undefined ? undefined : fee) },
    { term: t('withdraw.summary.comes'), value: sum(minor === undefined ? undefined : minor - fee) },
    ...(eta
      ? [
          { term: t('withdraw.summary.usual'), value: roughly(eta.usual) },
          { term: t('withdraw.summary.most'), value: roughly(eta.most) },
        ]
      : []),
    ...(countLeft > 0
      ? [
          {
            term: t('withdraw.summary.today'),
            value: t('withdraw.summary.nth', {
              nth: formatCount(count - countLeft + 1, lang),
              count: formatCount(count, lang),
            }),
          },
        ]
      : []),
  ]
  const quiet = (text: ReactNode, part?: string) => (
    <Text size="caption" quiet data-part={part}>
      {text}
    </Text>
  )
  const notes = (
    <>
      {eta && !times?.measured ? quiet(t('withdraw.summary.unmeasured')) : null}
      {method
        ? quiet(
            <>
              {limit > 0n
                ? t('withdraw.rule', {
                    limit: money(settings.autoApprove),
                    usual: roughly(rangeOf(method.eta).usual),
                    reviewed: roughly(rangeOf(method.etaReviewed).usual),
                  })
                : t('withdraw.rule.all', { reviewed: roughly(rangeOf(method.etaReviewed).usual) })}
              {settings.roundOpen ? ` ${t('withdraw.rule.round')}` : ` ${t('withdraw.rule.look')}`}
            </>,
            'rule',
          )
        : null}
      {quiet(t('withdraw.day', { count: countLeft, amount: money(amountLeft), time: time(resetsAt) }))}
      {reviewed === undefined ? null : quiet(t(reviewed ? 'withdraw.kind.reviewed' : 'withdraw.kind.atOnce'), 'kind')}
    </>
  )
  const terms = method && rate && `${rate} · ${t('withdraw.usually', { time: roughly(rangeOf(method.eta).usual) })}`
  return { items, notes, terms }
}
