import type { GameRate, RevenueDeal } from '@brand/sdk/agent'
import { DataList } from '@brand/ui/data-list'
import { formatDuration } from '@brand/ui/duration'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Sheet } from '@brand/ui/sheet'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { Exact } from '../../../app/format/Exact.tsx'
import { formatCount, localeOf } from '../../../app/format/format.ts'
import { formatRate } from '../../../app/format/percent.ts'
import { useToday } from '../../../app/format/use-today.ts'
import { categoryName } from '../../../app/games/categories.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useDay } from '../../../app/format/use-day.ts'
import { RunningIncome } from './RunningIncome.tsx'

/** What the agent is paid by: rates, deals, fees and paydays. */
export default function IncomeTerms({ onClose }: { onClose: () => void }) {
  const t = useWords('income')
  const site = useWords('site')
  const lang = useLang()
  const answer = useApiQuery(agent.income.terms, {})
  const percent = (rate: string) => formatRate(rate, lang)
  const rates: Column<GameRate>[] = [
    { id: 'category', head: t('category'), cell: ({ gameType }) => categoryName(site, gameType) },
    { id: 'rate', head: t('rate'), align: 'end', cell: ({ rate }) => percent(rate) },
  ]
  return (
    <Sheet open size="lg" closeOnOutside onOpenChange={onClose} title={t('terms.title')}>
      <Answered answer={answer} failed={t('terms.failed')} level={3} outline="md">
        {(data) => (
          <Stack space="xl">
            <RunningIncome />
            <Stack space="sm">
              <Heading level={3}>{t('terms.commission')}</Heading>
              <Text quiet>{t(`base.${data.base}` as 'base.loss')}</Text>
              {data.base === 'off' ? null : (
                <Text quiet>
                  {t('terms.commission.text', { hours: formatDuration(data.graceMinutes * 60_000, localeOf(lang)) })}
                </Text>
              )}
              {data.base === 'off' ? null : data.rates.length > 0 ? (
                <Table
                  variant="panel"
                  label={t('rates')}
                  columns={rates}
                  rows={data.rates}
                  rowKey={({ gameType }) => gameType}
                />
              ) : (
                <Text>{t('terms.noRates')}</Text>
              )}
            </Stack>
            <Stack space="md">
              <Heading level={3}>{t('terms.share')}</Heading>
              {data.deals.length > 0 ? (
                <>
                  <Text quiet>{t('terms.share.text', { day: formatCount(data.payday, lang) })}</Text>
                  {data.deals.map((deal) => (
                    <Deal key={deal.from} deal={deal} />
                  ))}
                  <DataList
                    columns={{ phone: 1, tablet: 2 }}
                    items={[
                      { term: t('terms.platformFee'), value: percent(data.platformFee) },
                      { term: t('terms.paymentFee'), value: percent(data.paymentFee) },
                      { term: t('terms.activeFrom'), value: <Amount of={data.activeFrom} /> },
                      { term: t('terms.debt'), value: <Amount of={data.debt} /> },
                      { term: t('terms.carried'), value: <Exact of={data.carried} /> },
                    ]}
                  />
                </>
              ) : (
                <Text>{t('terms.share.none')}</Text>
              )}
            </Stack>
          </Stack>
        )}
      </Answered>
    </Sheet>
  )
}

/** One deal: when it holds, what it does with losses, its tiers. */
function Deal({ deal }: { deal: RevenueDeal }) {
  const t = useWords('income')
  const lang = useLang()
  const day = useDay()
  const today = useToday()
  const state = deal.from > today ? 'coming' : deal.to !== null && deal.to < today ? 'past' : 'now'
  const columns: Column<RevenueDeal['tiers'][number]>[] = [
    { id: 'net', head: t('terms.tier'), cell: ({ minNet }) => <Amount of={minNet} /> },
    { id: 'active', head: t('terms.tier.active'), align: 'end', cell: ({ minActive }) => formatCount(minActive, lang) },
    { id: 'rate', head: t('rate'), align: 'end', cell: ({ rate }) => formatRate(rate, lang) },
  ]
  const period =
    deal.to === null
      ? t('terms.from', { day: day(deal.from) })
      : t('terms.range', { from: day(deal.from), to: day(deal.to) })
  return (
    <Stack space="sm">
      <Inline space="sm">
        <Text weight="label">{period}</Text>
        <StatusChip status={({ now: 'ACTIVE', coming: 'PENDING', past: 'EXPIRED' } as const)[state]}>
          {t(`terms.${state}`)}
        </StatusChip>
      </Inline>
      <Text size="dense" quiet>
        {t(`deal.${deal.kind}` as 'deal.SPLIT')}
      </Text>
      <Table
        variant="panel"
        label={period}
        columns={columns}
        rows={deal.tiers}
        rowKey={({ minNet, minActive }) => `${minNet} ${minActive}`}
      />
    </Stack>
  )
}
