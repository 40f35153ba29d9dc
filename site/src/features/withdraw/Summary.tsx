import type { PayoutMethod } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { useErrorText } from '../../app/calls/error-text.ts'
import { isSilence } from '../../app/calls/intent.ts'
import { localeOf } from '../../app/language/format.ts'
import { useLang, useWords } from '../../app/language/i18n.ts'
import { amountOf, type Money } from '../../app/language/money.ts'
import { formatPercent } from '../../app/language/percent.ts'
import { rangeOf } from './story.ts'
import * as css from './withdraw.css.ts'

interface SummaryProps {
  method: PayoutMethod | undefined
  /** Undefined while it is none that could be asked for. */
  minor: bigint | undefined
  fee: bigint
  money: Money
  /** Play is still asked for. */
  blocked: boolean
  /** A fund password is set. */
  ready: boolean
  state: 'idle' | 'busy' | 'unknown'
  fault: unknown
}

/** `15 minutes`, in the reader's words and digits. */
export function useRoughly(): (time: { unit: 'minutes' | 'hours'; count: number }) => string {
  const locale = localeOf(useLang())
  return ({ unit, count }) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: unit === 'minutes' ? 'minute' : 'hour',
      unitDisplay: 'long',
    }).format(count)
}

/** What comes, what it costs, how long it takes, and the press that asks for it. */
export function Summary({ method, minor, fee, money, blocked, ready, state, fault }: SummaryProps) {
  const t = useWords('cashier')
  const lang = useLang()
  const errorText = useErrorText()
  const roughly = useRoughly()
  const sum = (value: bigint | undefined) => (value === undefined ? '—' : money(amountOf(value)))
  const eta = method && rangeOf(method.eta)
  const rows: [string, string][] = [
    [t('withdraw.summary.amount'), sum(minor)],
    [
      t('withdraw.summary.fee'),
      minor === undefined && method
        ? method.feeType === 'NONE'
          ? t('withdraw.fee.none')
          : method.feeType === 'PERCENT'
            ? formatPercent(Number(method.fee), lang)
            : money(method.fee)
        : sum(minor === undefined ? undefined : fee),
    ],
    ...(eta
      ? [
          [t('withdraw.summary.usual'), roughly(eta.usual)] satisfies [string, string],
          [t('withdraw.summary.most'), roughly(eta.most)] satisfies [string, string],
        ]
      : []),
  ]
  return (
    <section aria-labelledby="withdraw-summary" className={css.side}>
      <h2 id="withdraw-summary" className={css.heading}>
        {t('withdraw.summary')}
      </h2>
      <dl className={css.sums}>
        {rows.map(([name, value]) => (
          <div key={name} className={css.sum}>
            <dt>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t('withdraw.summary.comes')}</dt>
          <dd className={css.totalValue}>{sum(minor === undefined ? undefined : minor - fee)}</dd>
        </div>
      </dl>
      {method && !method.eta.measured ? <p className={css.hint}>{t('withdraw.summary.unmeasured')}</p> : null}
      <div role="alert" className={css.alert}>
        {state === 'unknown' ? <p className={css.unknown}>{t('withdraw.unknown')}</p> : null}
        {fault === undefined ? null : (
          <p className={css.failure}>{isSilence(fault) ? t('withdraw.lost') : errorText(fault)}</p>
        )}
      </div>
      {blocked ? <p className={css.warning}>{t('withdraw.blocked')}</p> : null}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={state !== 'idle'}
        busyLabel={t('withdraw.submitting')}
        disabled={blocked || !ready}
      >
        {minor === undefined ? t('withdraw.submit.empty') : t('withdraw.submit', { amount: money(amountOf(minor)) })}
      </Button>
    </section>
  )
}
