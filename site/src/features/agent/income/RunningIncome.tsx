import type { IncomeRunningOutput } from '@brand/sdk/agent'
import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { Exact } from '../../../app/format/Exact.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { formatRate } from '../../../app/format/percent.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { isSum, lacks, type Lack } from './running.model.ts'
import { useDay } from '../../../app/format/use-day.ts'

type Share = NonNullable<IncomeRunningOutput['share']>
type RunningContract = IncomeRunningOutput['contracts'][number]

/** The running periods so far: what they come to, the tier that is reached, and what the next one lacks. */
export function RunningIncome() {
  const t = useWords('income')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useApiQuery(agent.income.running, {})
  if (data && data.share === null && data.contracts.length === 0) return null
  return (
    <Stack space="md">
      <Stack space="xs">
        <Heading level={3}>{t('running')}</Heading>
        <Text quiet>{t('running.text')}</Text>
      </Stack>
      {data ? (
        <>
          {data.share ? <RunningShare share={data.share} /> : null}
          {data.contracts.map((one) => (
            <Contract key={`${one.kind} ${one.from}`} of={one} />
          ))}
        </>
      ) : error ? (
        <Callout
          tone="danger"
          title={t('running.failed')}
          actions={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {t('running.again')}
            </Button>
          }
        >
          {errorText(error)}
        </Callout>
      ) : (
        <Skeleton variant="block" size="md" aria-busy="true" />
      )}
    </Stack>
  )
}

function RunningShare({ share }: { share: Share }) {
  const t = useWords('income')
  const lang = useLang()
  const day = useDay()
  const { revenue, bonus, rebate, platformFee, paymentFee, net, active, rate, debt, carried, amount, next } = share
  return (
    <Card space="md" aria-label={t('terms.share')} as="section">
      <Head name={t('terms.share')} period={t('terms.from', { day: day(share.month) })} amount={amount} />
      <DataList
        columns={{ phone: 1, tablet: 2 }}
        items={[
          { term: t('revenue'), value: <Amount of={revenue} signed tone="neutral" /> },
          { term: t('bonus'), value: <Amount of={bonus} /> },
          { term: t('rebate'), value: <Amount of={rebate} /> },
          { term: t('platformFee'), value: <Amount of={platformFee} /> },
          { term: t('paymentFee'), value: <Amount of={paymentFee} /> },
          { term: t('net'), value: <Amount of={net} signed tone="neutral" /> },
          ...(isSum(debt) ? [{ term: t('running.debt'), value: <Amount of={debt} /> }] : []),
          ...(isSum(carried) ? [{ term: t('terms.carried'), value: <Exact of={carried} /> }] : []),
          { term: t('activeMembers'), value: formatCount(active, lang) },
          {
            term: t('running.tier'),
            value: Number(rate) > 0 ? formatRate(rate, lang) : t('running.noTier'),
          },
        ]}
      />
      <Next rate={next?.rate} of={lacks(next)} />
    </Card>
  )
}

function Contract({ of }: { of: RunningContract }) {
  const t = useWords('income')
  const lang = useLang()
  const { time } = useTime()
  const { kind, from, to, validBet, pnl, active, tier, rate, salaries, debt, amount, next } = of
  const name = t(`running.${kind}` as 'running.DIVIDEND', { defaultValue: kind })
  const reached = tier === null ? t('running.noTier') : t('running.tierOf', { n: formatCount(tier, lang) })
  const dividend = kind === 'DIVIDEND'
  return (
    <Card space="md" aria-label={name} as="section">
      <Head name={name} period={t('terms.range', { from: time(from), to: time(to) })} amount={amount} />
      <DataList
        columns={{ phone: 1, tablet: 2 }}
        items={[
          { term: t('validBet'), value: <Amount of={validBet} /> },
          ...(dividend
            ? [
                { term: t('running.pnl'), value: <Amount of={pnl} signed tone="neutral" /> },
                { term: t('running.salaries'), value: <Amount of={salaries} /> },
                ...(isSum(debt) ? [{ term: t('running.debt'), value: <Amount of={debt} /> }] : []),
              ]
            : []),
          { term: t('activeMembers'), value: formatCount(active, lang) },
          {
            term: t('running.tier'),
            value: Number(rate) > 0 ? `${reached} · ${formatRate(rate, lang)}` : reached,
          },
        ]}
      />
      <Next rate={next?.rate} of={lacks(next)} />
    </Card>
  )
}

/** What it is, its period, and what it would pay now. */
const Head = ({ name, period, amount }: { name: string; period: string; amount: string }) => {
  const t = useWords('income')
  return (
    <Inline justify="between" align="start" space="md">
      <Stack space="none">
        <Text weight="label">{name}</Text>
        <Text size="caption" quiet>
          {period}
        </Text>
      </Stack>
      <Stack space="none" align="end">
        <Text size="caption" quiet>
          {t('running.now')}
        </Text>
        <Text size="title" weight="label">
          <Amount of={amount} />
        </Text>
      </Stack>
    </Inline>
  )
}

/** What the next tier lacks; nothing where the highest is reached. */
function Next({ rate, of }: { rate: string | undefined; of: readonly Lack[] }) {
  const t = useWords('income')
  const lang = useLang()
  if (rate === undefined)
    return (
      <Text size="dense" quiet>
        {t('running.highest')}
      </Text>
    )
  return (
    <Stack space="2xs">
      <Text size="dense" weight="label">
        {t('running.next', { rate: formatRate(rate, lang) })}
      </Text>
      <DataList
        columns={{ phone: 1, tablet: 2 }}
        items={of.map(({ name, amount, count }) => ({
          term: t(`running.missing.${name}`),
          value: amount === undefined ? formatCount(count ?? 0, lang) : <Amount of={amount} />,
        }))}
      />
    </Stack>
  )
}
