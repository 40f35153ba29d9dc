import { Chart } from '@brand/ui/chart'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Skeleton } from '@brand/ui/skeleton'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { useState } from 'react'
import type { LottoGame } from '@brand/sdk/member'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { countsOf, sumOf } from './results-state.ts'

/** Draws that trends are drawn from. */
const looked = 50

/**
 * What a lottery drew lately: how often each number fell, or the sums one after another. Past draws say nothing of the
 * next.
 */
export function Trends({ game }: { game: LottoGame }) {
  const t = useWords('lottery')
  const lang = useLang()
  const [kind, setKind] = useState('numbers')
  const { data } = useApiQuery(
    member.lottery.near,
    { gameCode: game.gameCode, before: looked, after: 0 },
    { staleTime: 0 },
  )
  const drawn = data?.list.filter(({ numbers }) => numbers)
  if (!drawn) return <Skeleton variant="block" size="xl" />
  if (drawn.length === 0) return null
  const count = (value: number) => formatCount(value, lang)
  return (
    <Section
      title={t('trends')}
      level={2}
      actions={
        <SegmentedControl
          label={t('trends.show')}
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'numbers', label: t('trends.numbers') },
            { value: 'sums', label: t('trends.sums') },
          ]}
        />
      }
    >
      {kind === 'numbers' ? (
        <Chart
          variant="bar"
          label={t('trends.numbers.label', { count: drawn.length })}
          points={countsOf(drawn, game.format).map(({ number }) => ({
            label: t('trends.number', { number }),
            short: String(number),
          }))}
          series={[
            { id: 'times', label: t('trends.times'), values: countsOf(drawn, game.format).map(({ times }) => times) },
          ]}
          format={count}
          formatTick={count}
        />
      ) : (
        <Chart
          label={t('trends.sums.label', { count: drawn.length })}
          points={drawn.map(({ numero }) => ({ label: t('issue', { numero }), short: numero.slice(8) }))}
          series={[{ id: 'sum', label: t('sum'), values: drawn.map(({ numbers = [] }) => sumOf(numbers)) }]}
          format={count}
          formatTick={count}
        />
      )}
      <Text size="caption" quiet>
        {t('trends.note')}
      </Text>
    </Section>
  )
}
