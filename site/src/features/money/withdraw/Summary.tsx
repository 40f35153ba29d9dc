import type { PayoutMethod, WithdrawalsSettingsOutput } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { DataList, type DataListItem } from '@brand/ui/data-list'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { localeOf } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { amountOf, minorOf, type Money } from '../../../app/format/money.ts'
import { formatPercent } from '../../../app/format/percent.ts'
import { rangeOf } from './story.ts'

interface SummaryProps {
  settings: Pick<WithdrawalsSettingsOutput, 'autoApprove' | 'roundOpen'>
  method: PayoutMethod | undefined
  /** Undefined while the amount cannot be requested. */
  minor: bigint | undefined
  fee: bigint
  money: Money
  /** Turnover is still required. */
  blocked: boolean
  /** A fund password is set. */
  ready: boolean
  state: 'idle' | 'busy' | 'unknown'
  /** Why the request failed. */
  error: string | undefined
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

/** What is paid out, what it costs, how long it takes, and the button that requests it. */
export function Summary({ method, settings, minor, fee, money, blocked, ready, state, error }: SummaryProps) {
  const t = useWords('withdraw')
  const lang = useLang()
  const roughly = useRoughly()
  const sum = (value: bigint | undefined) => (value === undefined ? '—' : money(amountOf(value)))
  const limit = minorOf(settings.autoApprove) ?? 0n
  // Whether the withdrawal is reviewed first; undefined while there is no amount.
  const reviewed = minor === undefined ? undefined : settings.roundOpen || minor > limit
  const times = method && (reviewed ? method.etaReviewed : method.eta)
  const eta = times && reviewed !== undefined ? rangeOf(times) : undefined
  const items: DataListItem[] = [
    { term: t('withdraw.summary.amount'), value: sum(minor) },
    {
      term: t('withdraw.summary.fee'),
      value:
        minor === undefined && method
          ? method.feeType === 'NONE'
            ? t('withdraw.fee.none')
            : method.feeType === 'PERCENT'
              ? formatPercent(Number(method.fee), lang)
              : money(method.fee)
          : sum(minor === undefined ? undefined : fee),
    },
    ...(eta
      ? [
          { term: t('withdraw.summary.usual'), value: roughly(eta.usual) },
          { term: t('withdraw.summary.most'), value: roughly(eta.most) },
        ]
      : []),
    { term: t('withdraw.summary.comes'), value: sum(minor === undefined ? undefined : minor - fee), total: true },
  ]
  return (
    <Card>
      <Section title={t('withdraw.summary')} space="lg">
        <DataList items={items} />
        {eta && !times?.measured ? (
          <Text size="caption" quiet>
            {t('withdraw.summary.unmeasured')}
          </Text>
        ) : null}
        {method ? (
          <Text size="caption" quiet data-part="rule">
            {limit > 0n
              ? t('withdraw.rule', {
                  limit: money(settings.autoApprove),
                  usual: roughly(rangeOf(method.eta).usual),
                  reviewed: roughly(rangeOf(method.etaReviewed).usual),
                })
              : t('withdraw.rule.all', { reviewed: roughly(rangeOf(method.etaReviewed).usual) })}
            {settings.roundOpen ? ` ${t('withdraw.rule.round')}` : ` ${t('withdraw.rule.look')}`}
          </Text>
        ) : null}
        {reviewed === undefined ? null : (
          <Text size="caption" quiet data-part="kind">
            {t(reviewed ? 'withdraw.kind.reviewed' : 'withdraw.kind.atOnce')}
          </Text>
        )}
        <Callout live tone="info">
          {state === 'unknown' ? t('withdraw.unknown') : null}
        </Callout>
        <Callout live tone="danger">
          {error}
        </Callout>
        {blocked ? <Callout tone="warning">{t('withdraw.blocked')}</Callout> : null}
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
      </Section>
    </Card>
  )
}
