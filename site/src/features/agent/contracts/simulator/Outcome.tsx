import { formatMoney } from '@brand/ui/balance-display'
import { Badge } from '@brand/ui/badge'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Chart } from '@brand/ui/chart'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Stat, StatGroup } from '@brand/ui/stat'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import type { ContractsSimulateOutput } from '@brand/sdk/agent'
import type { ReactNode } from 'react'
import { TwoLines } from '../../../../app/records/TwoLines.tsx'
import { useStatus } from '../../../../app/api/status.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { formatClock, formatCount } from '../../../../app/format/format.ts'
import { sumOf } from '../../../../app/format/money.ts'
import { useCurrency } from '../../../../app/format/use-currency.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { periodText } from '../periods.ts'
import { useContractWords } from '../use-contract-words.ts'
import type { Terms } from '../use-terms.ts'
import { bothSides, evenRateOf, isLoss, outcomeOf, type BothSides } from './simulator.model.ts'

interface OutcomeProps {
  simulated: ContractsSimulateOutput
  /** What was simulated. */
  terms: Terms['sent']
  /** Figures of other terms are on their way. */
  busy: boolean
}

/** What terms come to on both sides: in a few words, by period, and together. */
export function Outcome({ simulated, terms, busy }: OutcomeProps) {
  const { kind, period, tiers } = terms
  const t = useWords('contracts')
  const lang = useLang()
  const { symbol } = useCurrency()
  const words = useContractWords()
  const timeZone = useStatus().data?.timeZone
  const rows = bothSides(simulated)
  const outcome = outcomeOf(rows)
  const { received, share, left, losses } = outcome
  const dividend = kind === 'DIVIDEND'
  const when = ({ from, to }: BothSides) => periodText(from, to, lang, timeZone)
  /** Below a bar there is no room for both ends of an hour. */
  const begin = (row: BothSides) =>
    terms.period === 'HOUR' || terms.period === '5MIN' ? formatClock(Date.parse(row.from), lang, timeZone) : when(row)
  const tierText = (tier: number | null, of: string) =>
    tier === null
      ? t('simulator.tier.none')
      : Number(of) > 0
        ? `${t('tier', { n: formatCount(tier, lang) })} · ${words.percent(of)}`
        : t('tier', { n: formatCount(tier, lang) })
  const ofTeam = (row: BothSides) => (dividend ? row.pnl : row.validBet)
  const columns: Column<BothSides>[] = [
    { id: 'period', head: t('simulator.period'), cell: when, total: t('simulator.together') },
    {
      id: 'team',
      head: t(dividend ? 'simulator.pnl' : 'simulator.validBet'),
      align: 'end',
      phone: 'line',
      cell: (row) => (
        <Figure text={t('tier.active', { count: row.active, n: formatCount(row.active, lang) })}>
          <Amount of={ofTeam(row)} signed={dividend} tone="neutral" />
        </Figure>
      ),
      total: <Amount of={sumOf(rows.map(ofTeam))} signed={dividend} tone="neutral" />,
    },
    {
      id: 'received',
      head: t('simulator.received'),
      align: 'end',
      phone: 'line',
      cell: ({ amount, tier, rate }) => (
        <Figure text={tierText(tier, rate)}>
          <Amount of={amount} />
        </Figure>
      ),
      total: <Amount of={received} />,
    },
    {
      id: 'share',
      head: t('simulator.own'),
      align: 'end',
      phone: 'line',
      cell: ({ own }) =>
        own ? (
          <Figure text={tierText(own.tier, own.rate)}>
            <Amount of={own.share} />
          </Figure>
        ) : (
          t('tier.none')
        ),
      total: share === null ? undefined : <Amount of={share} />,
    },
    {
      id: 'left',
      head: t('simulator.left'),
      align: 'end',
      cell: ({ own }) => (own ? <RemainingShare of={own.left} /> : t('tier.none')),
      total: left === null ? undefined : <RemainingShare of={left} />,
    },
  ]
  const even = evenRateOf(outcome, tiers)
  return (
    <Stack space="xl" aria-busy={busy || undefined}>
      {left === null ? (
        <Callout tone="warning" title={t('simulator.own.none')}>
          {t('simulator.own.none.text')}
        </Callout>
      ) : null}
      <StatGroup label={t('simulator.together')}>
        <Stat label={t('simulator.received')} value={<Amount of={received} />} />
        {share === null ? null : <Stat label={t('simulator.share')} value={<Amount of={share} />} />}
        {left === null ? null : (
          <Stat label={t(isLoss(left) ? 'simulator.paidIn' : 'simulator.left')} value={<RemainingShare of={left} />} />
        )}
      </StatGroup>
      {left === null ? null : (
        <Stack space="xs" aria-live="polite">
          <Text>
            {t(losses > 0 ? 'simulator.losses' : 'simulator.noLosses', {
              count: rows.length,
              losses: formatCount(losses, lang),
              n: formatCount(rows.length, lang),
            })}
          </Text>
          {even !== undefined && even <= 100 ? <Text>{t('simulator.even', { rate: words.percent(even) })}</Text> : null}
          {simulated.own && simulated.own.period !== period ? (
            <Text size="dense" quiet>
              {t('simulator.own.period', { period: words.period(simulated.own.period) })}
            </Text>
          ) : null}
        </Stack>
      )}
      <Section title={t('simulator.byPeriod')}>
        <Card>
          <Chart
            label={t('simulator.byPeriod')}
            variant="bar"
            points={rows.map((row) => ({ label: when(row), short: begin(row) }))}
            series={[
              { id: 'received', label: t('simulator.received'), values: rows.map(({ amount }) => Number(amount)) },
              ...(left === null
                ? []
                : [{ id: 'left', label: t('simulator.left'), values: rows.map(({ own }) => own && Number(own.left)) }]),
            ]}
            format={(value) => `${symbol}\u202f${formatMoney(value.toFixed(2)) ?? value}`}
          />
        </Card>
        <Table
          label={t('simulator.figures')}
          columns={columns}
          rows={rows}
          rowKey={({ from }) => from}
          busy={busy}
          marked={({ own }) => own !== null && isLoss(own.left)}
        />
      </Section>
      <Text size="caption" quiet>
        {t('simulator.text')}
      </Text>
    </Stack>
  )
}

/** A figure, and what it comes from. */
const Figure = ({ text, children }: { text: string; children: ReactNode }) => (
  <TwoLines note={text}>{children}</TwoLines>
)

/** What is left; said in words where it is less than nothing. */
function RemainingShare({ of }: { of: string }) {
  const t = useWords('contracts')
  return (
    <Stack as="span" space="none">
      <Amount of={of} signed />
      {isLoss(of) ? (
        <span>
          <Badge variant="status" tone="danger">
            {t('simulator.paidIn')}
          </Badge>
        </span>
      ) : null}
    </Stack>
  )
}
