import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { Columns } from '@brand/ui/columns'
import { EmptyState } from '@brand/ui/empty-state'
import { slidersHorizontal } from '@brand/ui/icons'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Skeleton } from '@brand/ui/skeleton'
import type { ContractsSimulateOutput } from '@brand/sdk/agent'
import { useEffect, useState } from 'react'
import { RetryState } from '../../../../app/errors/RetryState.tsx'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { lazyPart } from '../../../../app/browser/lazy-part.tsx'
import { useErrorText } from '../../../../app/errors/error-text.ts'
import { useFormErrors } from '../../../../app/forms/use-form-errors.ts'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { TermFields } from '../TermFields.tsx'
import { useContractWords } from '../use-contract-words.ts'
import { useTerms, type Terms, type TypedTerms } from '../use-terms.ts'
import { Outcome } from './Outcome.tsx'
import { bothSides, evenRateOf, outcomeOf } from './simulator.model.ts'

const OfferDialog = lazyPart(() => import('../OfferDialog.tsx'))

/** How long a rate rests, typed or moved, before figures are asked for, ms. */
const settledMs = 200
const counts = [3, 6, 12] as const

type Asked = Terms['sent'] & { periods: number }

/** Terms, and what they would have come to; figures stay until those of the next terms are there. */
export function Simulator({ start }: { start: Partial<TypedTerms> }) {
  const t = useWords('contracts')
  const lang = useLang()
  const errorText = useErrorText()
  const words = useContractWords()
  const terms = useTerms(start)
  const [count, setCount] = useState<number>(6)
  const [offering, setOffering] = useState(false)
  const { complete, sent } = terms
  // Terms that are half typed ask for nothing.
  const wanted = complete ? JSON.stringify({ ...sent, periods: count } satisfies Asked) : ''
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setAsked(JSON.parse(wanted) as Asked), settledMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, error, isFetching, refetch } = useApiQuery(
    agent.contracts.simulate,
    asked ? { ...asked, tiers: JSON.stringify(asked.tiers) } : {},
    { enabled: asked !== undefined },
  )
  const [shown, setShown] = useState<{ asked: Asked; data: ContractsSimulateOutput }>()
  if (asked && data && shown?.data !== data) setShown({ asked, data })
  const { fields, message } = useFormErrors(asked?.account === sent.account ? error : null, ['account'], {
    text: errorText,
    ofField: (code) => (code === 'not_in_team' ? errorText(error) : undefined),
  })
  // Rates worth knowing as the slider moves: today's, and the one from which the margin is negative.
  const today = start.tiers?.length === 1 ? start.tiers[0]?.rate : undefined
  const even = shown && evenRateOf(outcomeOf(bothSides(shown.data)), shown.asked.tiers)
  const marks = [
    ...(today ? [{ value: today, label: t('simulator.mark.today', { rate: words.percent(today) }) }] : []),
    ...(even !== undefined && even <= 100
      ? [
          {
            value: String(even),
            label: t('simulator.mark.even', { rate: words.percent(even) }),
            tone: 'danger' as const,
          },
        ]
      : []),
  ]
  return (
    <Columns widths="aside-main" collapseBelow="wide">
      <Card as="section" aria-label={t('simulator.terms')} space="lg">
        <TermFields of={terms} tried={false} narrow marks={marks} accountError={fields['account']} />
        <SegmentedControl
          full
          label={t('simulator.periods')}
          value={String(count)}
          onValueChange={(value) => setCount(Number(value))}
          options={counts.map((value) => ({
            value: String(value),
            label: t('simulator.count', { count: value, n: formatCount(value, lang) }),
          }))}
        />
        <Button variant="primary" aria-haspopup="dialog" disabled={!complete} onClick={() => setOffering(true)}>
          {t('simulator.offer')}
        </Button>
      </Card>
      {message ? (
        <RetryState answer={{ error, isFetching, refetch }} title={t('simulator.failed')}>
          {message}
        </RetryState>
      ) : shown && !error ? (
        <Outcome simulated={shown.data} terms={shown.asked} busy={isFetching || shown.asked !== asked} />
      ) : asked && isFetching ? (
        <Skeleton variant="block" size="lg" aria-busy="true" />
      ) : (
        <EmptyState icon={slidersHorizontal} title={t('simulator.empty')}>
          {t('simulator.empty.text')}
        </EmptyState>
      )}
      {offering ? <OfferDialog start={terms.terms} onClose={() => setOffering(false)} /> : null}
    </Columns>
  )
}
