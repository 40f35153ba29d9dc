import { Callout } from '@brand/ui/callout'
import { DataList } from '@brand/ui/data-list'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { LoadFailed } from '../../../../app/errors/LoadFailed.tsx'
import { Amount } from '../../../../app/format/Amount.tsx'
import { formatCount } from '../../../../app/format/format.ts'
import { useZone } from '../../../../app/format/use-zone.ts'
import { useMoney } from '../../../../app/format/use-money.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import type { TeamFilters } from '../list/use-team-filters.ts'

const perRow = { narrow: 1, phone: 2, desktop: 4 } as const
const counts = ['members', 'agents', 'online', 'newReg', 'firstDep'] as const
const sums = ['deposit', 'withdraw', 'validBet', 'win', 'bonus', 'rebate', 'commission'] as const

/** The figures of a team, and what they do not contain. */
export function TeamTiles({ filters: { range, scope } }: { filters: TeamFilters }) {
  const t = useWords('team')
  const lang = useLang()
  const zone = useZone()
  const money = useMoney()
  const answer = useApiQuery(agent.team.overview, { ...range, scope })
  const { data, isError } = answer
  if (isError && !data) return <LoadFailed answer={answer} title={t('failed')} level={2} />
  const left = data
    ? [
        ...(data.unreported > 0
          ? [t('unreported', { count: data.unreported, n: formatCount(data.unreported, lang) })]
          : []),
        ...(data.atVendors !== null && Number(data.atVendors) > 0
          ? [t('atVendors', { amount: money(data.atVendors) })]
          : []),
      ]
    : []
  return (
    <Stack space="sm">
      <DataList
        variant="cards"
        columns={perRow}
        aria-busy={answer.isFetching}
        items={[
          {
            id: 'teamBalance',
            term: t('tile.teamBalance'),
            value: data ? <Amount of={data.teamBalance} /> : <Skeleton />,
          },
          ...counts.map((id) => ({
            id,
            term: t(`tile.${id}`),
            value: data ? formatCount(data[id], lang) : <Skeleton />,
          })),
          ...sums.map((id) => ({ id, term: t(`tile.${id}`), value: data ? <Amount of={data[id]} /> : <Skeleton /> })),
          { id: 'pnl', term: t('tile.pnl'), value: data ? <Amount of={data.pnl} signed /> : <Skeleton /> },
        ]}
      />
      <Text role="status" size="caption" quiet>
        {t('zone', { zone })} {t('pnl.note')}
      </Text>
      {left.length > 0 ? (
        <Callout tone="info" title={t('left')}>
          {left.join(' ')}
        </Callout>
      ) : null}
    </Stack>
  )
}
