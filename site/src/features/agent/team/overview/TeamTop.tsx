import { Card } from '@brand/ui/card'
import { EmptyState } from '@brand/ui/empty-state'
import { usersThree } from '@brand/ui/icons'
import { Link } from '@brand/ui/link'
import { Section } from '@brand/ui/section'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Table, type Column } from '@brand/ui/table'
import type { TeamOverviewInput, TeamTopOutput } from '@brand/sdk/agent'
import { useState } from 'react'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { LoadFailed } from '../../../../app/errors/LoadFailed.tsx'
import { Amount } from '../../../../app/format/Amount.tsx'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { NoTeam, useNoTeam } from '../list/NoTeam.tsx'
import { reportPath } from '../pages.ts'

type Row = TeamTopOutput['list'][number]
const figures = ['validBet', 'deposit', 'pnl'] as const

/** The ten direct downlines, each with everyone below, with the largest figure. */
export function TeamTop({ range }: { range: Pick<TeamOverviewInput, 'range' | 'from' | 'to'> }) {
  const t = useWords('team')
  const lang = useLang()
  const [by, setBy] = useState<(typeof figures)[number]>('validBet')
  const answer = useApiQuery(agent.team.top, { ...range, by })
  const { data, isError } = answer
  const noTeam = useNoTeam(data?.list.length === 0)
  const days = Object.fromEntries(Object.entries(range).filter(([, value]) => value)) as Record<string, string>
  const columns: Column<Row>[] = [
    {
      id: 'account',
      head: t('col.account'),
      cell: ({ account, agent: opens }) => (
        <Link href={reportPath(opens ? 'pnl' : 'bets', { ...days, [opens ? 'parent' : 'account']: account })}>
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    { id: by, head: t(`tile.${by}`), align: 'end', cell: (row) => <Amount of={row[by]} signed={by === 'pnl'} /> },
    {
      id: 'members',
      head: t('col.downlines'),
      align: 'end',
      phone: 'line',
      cell: ({ members }) => formatCount(members, lang),
    },
    ...figures
      .filter((figure) => figure !== by)
      .map((figure): Column<Row> => ({
        id: figure,
        head: t(`tile.${figure}`),
        align: 'end',
        phone: 'line',
        cell: (row) => <Amount of={row[figure]} signed={figure === 'pnl'} />,
      })),
  ]
  return (
    <Section title={t('top')}>
      <SegmentedControl
        label={t('figure')}
        value={by}
        onValueChange={setBy}
        options={figures.map((value) => ({ value, label: t(`top.${value}`) }))}
      />
      {isError && !data ? (
        <LoadFailed answer={answer} title={t('failed')} level={2} />
      ) : (
        <Card padding={{ phone: 'md', tablet: 'xl' }}>
          <Table
            label={t('top')}
            columns={columns}
            rows={data?.list}
            rowKey={({ account }) => account}
            presorted
            busy={answer.isFetching && data !== undefined}
            empty={
              noTeam ? (
                <NoTeam />
              ) : (
                <EmptyState icon={usersThree} title={t('top.empty')}>
                  {t('empty.text')}
                </EmptyState>
              )
            }
            variant="panel"
          />
        </Card>
      )}
    </Section>
  )
}
