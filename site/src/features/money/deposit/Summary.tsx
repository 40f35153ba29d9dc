import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { DataList, type DataListItem } from '@brand/ui/data-list'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { useWords } from '../../../app/i18n/i18n.ts'
import { amountOf, minorOf, type Money } from '../../../app/format/money.ts'

interface SummaryProps {
  money: Money
  multiple: number
  /** Of the deposit; undefined while it is none that could be ordered. */
  minor: bigint | undefined
  fee: bigint
  /** The quote of a chosen bonus is being fetched: nothing can be ordered until it is known. */
  settling: boolean
  quote: { bonus: string; required: string } | undefined
  state: 'idle' | 'busy' | 'unknown'
  /** Why it was not ordered. */
  error: string | undefined
}

/** What it comes to, to the last digit, and the press that orders it. */
export function Summary({ money, multiple, minor, fee, settling, quote, state, error }: SummaryProps) {
  const t = useWords('deposit')
  const bonus = minorOf(quote?.bonus ?? '0') ?? 0n
  const sum = (value: bigint | undefined) => (value === undefined ? '—' : money(amountOf(value)))
  const own = minor === undefined ? undefined : (minor * BigInt(Math.round(multiple * 100))) / 100n
  const items: DataListItem[] = [
    { term: t('deposit.summary.pay'), value: sum(minor === undefined ? undefined : minor + fee) },
    { term: t('deposit.summary.fee'), value: sum(minor === undefined ? undefined : fee) },
    ...(quote ? [{ term: t('deposit.summary.bonus'), value: sum(bonus) }] : []),
    {
      term: t('deposit.summary.play'),
      value: sum(own === undefined || settling ? undefined : own + (minorOf(quote?.required ?? '0') ?? 0n)),
    },
    {
      term: t('deposit.summary.wallet'),
      value: sum(minor === undefined || settling ? undefined : minor + bonus),
      total: true,
    },
  ]
  return (
    <Card>
      <Section title={t('deposit.summary')} space="lg">
        <DataList items={items} />
        <Callout live tone="info">
          {state === 'unknown' ? t('deposit.unknown') : null}
        </Callout>
        <Callout live tone="danger">
          {error}
        </Callout>
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
        <Text size="caption" quiet>
          {t('deposit.text')}
        </Text>
      </Section>
    </Card>
  )
}
