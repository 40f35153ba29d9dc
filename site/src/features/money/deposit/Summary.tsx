import { Button } from '@brand/ui/button'
import { isSilence } from '../../../app/forms/intent.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './deposit.css.ts'
import { amountOf, minorOf, type Money } from '../../../app/format/money.ts'
import { useFaultText } from './use-fault-text.ts'

interface SummaryProps {
  money: Money
  multiple: number
  /** Of the deposit; undefined while it is none that could be ordered. */
  minor: bigint | undefined
  fee: bigint
  /** The quote of a chosen bonus is being asked: nothing can be ordered until it is known what that would be. */
  settling: boolean
  quote: { bonus: string; required: string } | undefined
  state: 'idle' | 'busy' | 'unknown'
  fault: unknown
}

/** What it comes to, to the last digit, and the press that orders it. */
export function Summary({ money, multiple, minor, fee, settling, quote, state, fault }: SummaryProps) {
  const t = useWords('cashier')
  const faultText = useFaultText()
  const bonus = minorOf(quote?.bonus ?? '0') ?? 0n
  const sum = (value: bigint | undefined) => (value === undefined ? '—' : money(amountOf(value)))
  const own = minor === undefined ? undefined : (minor * BigInt(Math.round(multiple * 100))) / 100n
  const rows: [string, string][] = [
    [t('deposit.summary.pay'), sum(minor === undefined ? undefined : minor + fee)],
    [t('deposit.summary.fee'), sum(minor === undefined ? undefined : fee)],
    ...(quote ? [[t('deposit.summary.bonus'), sum(bonus)] satisfies [string, string]] : []),
    [
      t('deposit.summary.play'),
      sum(own === undefined || settling ? undefined : own + (minorOf(quote?.required ?? '0') ?? 0n)),
    ],
  ]
  return (
    <section aria-labelledby="deposit-summary" className={css.summary}>
      <h2 id="deposit-summary" className={css.heading}>
        {t('deposit.summary')}
      </h2>
      <dl className={css.sums}>
        {rows.map(([name, value]) => (
          <div key={name} className={css.sum}>
            <dt>{name}</dt>
            <dd className={css.figure}>{value}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t('deposit.summary.wallet')}</dt>
          <dd className={css.large}>{sum(minor === undefined || settling ? undefined : minor + bonus)}</dd>
        </div>
      </dl>
      <div role="alert" className={css.alert}>
        {state === 'unknown' ? <p className={css.waiting}>{t('deposit.unknown')}</p> : null}
        {fault === undefined ? null : (
          <p className={css.failure}>{isSilence(fault) ? t('deposit.lost') : faultText(fault)}</p>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        disabled={settling}
        busy={state !== 'idle'}
        busyLabel={t('deposit.submitting')}
      >
        {minor === undefined ? t('deposit.submit.empty') : t('deposit.submit', { amount: money(amountOf(minor)) })}
      </Button>
      <p className={css.hint}>{t('deposit.text')}</p>
    </section>
  )
}
