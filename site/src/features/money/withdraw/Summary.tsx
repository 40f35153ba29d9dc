import type { PayoutMethod, WithdrawalsSettingsOutput } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { useErrorText } from '../../../app/api/error-text.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { localeOf } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { amountOf, minorOf, type Money } from '../../../app/format/money.ts'
import { formatPercent } from '../../../app/format/percent.ts'
import { rangeOf } from './story.ts'
import * as css from './withdraw.css.ts'

interface SummaryProps {
  settings: Pick<WithdrawalsSettingsOutput, 'autoApprove' | 'roundOpen'>
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
export function Summary({ method, settings, minor, fee, money, blocked, ready, state, fault }: SummaryProps) {
  const t = useWords('cashier')
  const lang = useLang()
  const errorText = useErrorText()
  const roughly = useRoughly()
  const sum = (value: bigint | undefined) => (value === undefined ? '—' : money(amountOf(value)))
  const limit = minorOf(settings.autoApprove) ?? 0n
  // Whether somebody looks first; undefined while there is no amount.
  const reviewed = minor === undefined ? undefined : settings.roundOpen || minor > limit
  const times = method && (reviewed ? method.etaReviewed : method.eta)
  const eta = times && reviewed !== undefined ? rangeOf(times) : undefined
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
      {eta && !times?.measured ? <p className={css.hint}>{t('withdraw.summary.unmeasured')}</p> : null}
      {method ? (
        <p className={css.hint} data-part="rule">
          {limit > 0n
            ? t('withdraw.rule', {
                limit: money(settings.autoApprove),
                usual: roughly(rangeOf(method.eta).usual),
                reviewed: roughly(rangeOf(method.etaReviewed).usual),
              })
            : t('withdraw.rule.all', { reviewed: roughly(rangeOf(method.etaReviewed).usual) })}
          {settings.roundOpen ? ` ${t('withdraw.rule.round')}` : ` ${t('withdraw.rule.look')}`}
        </p>
      ) : null}
      {reviewed === undefined ? null : (
        <p className={css.hint} data-part="kind">
          {t(reviewed ? 'withdraw.kind.reviewed' : 'withdraw.kind.atOnce')}
        </p>
      )}
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
