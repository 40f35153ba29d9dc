import { Callout } from '@brand/ui/callout'
import { Link } from '@brand/ui/link'
import { PageHeader } from '@brand/ui/page-header'
import { Select } from '@brand/ui/select'
import { Stack } from '@brand/ui/stack'
import type { TeamPnlInput, TeamPnlOutput } from '@brand/sdk/agent'
import { useMemo } from 'react'
import { useTeamReport } from '../list/use-team-report.ts'
import { agent } from '../../../../app/api/agent-client.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { moneyColumn, type RecordColumn } from '../../../../app/records/grid.tsx'
import { TeamBar } from '../list/TeamBar.tsx'
import { TeamPath } from '../list/TeamPath.tsx'
import { TeamGrid } from '../list/TeamGrid.tsx'
import { accountColumn, countColumn } from '../list/team-columns.tsx'
import { useTeamFilters } from '../list/use-team-filters.ts'
import { reportPath } from '../pages.ts'

type Row = TeamPnlOutput['list'][number]
const rowKey = ({ account }: Row) => account
const sums = ['deposit', 'withdraw', 'validBet', 'win', 'bonus', 'rebate', 'commission', 'fee'] as const

/** Profit and loss of the direct downlines of somebody of the team; each agent opens to those below. */
export function TeamPnl() {
  const t = useWords('team')
  const lang = useLang()
  const filters = useTeamFilters()
  const { get, range, set, href } = filters
  const [parent, account] = [get('parent'), get('account')]
  const lines = get('lines') === 'own' ? 'own' : 'line'
  const asked: TeamPnlInput = { ...range, lines, ...(parent && { parent }), ...(account && { account }) }
  const report = useTeamReport('pnl', agent.team.pnl, asked)
  const first = report.answer.data?.pages[0]
  const totals = first?.totals
  const query = useMemo(
    () => Object.fromEntries(Object.entries(range).filter(([, value]) => value)) as Record<string, string>,
    [range],
  )
  const columns = useMemo(
    (): RecordColumn<Row>[] => [
      {
        ...accountColumn(t('col.account')),
        cell: (row) => (
          <Link
            href={
              row.agent
                ? href({ parent: row.account, account: '' })
                : reportPath('bets', { ...query, account: row.account })
            }
          >
            <bdi>{row.account}</bdi>
          </Link>
        ),
      },
      moneyColumn<Row>('pnl', t('tile.pnl'), (row) => row.pnl, {
        signed: true,
        total: totals && <Amount of={totals.pnl} signed />,
        phone: 'title',
      }),
      countColumn('members', t('col.downlines'), (row) => row.members, lang),
      ...sums.map((id) =>
        moneyColumn<Row>(id, t(`tile.${id}`), (row) => row[id], { total: totals && <Amount of={totals[id]} /> }),
      ),
    ],
    [t, lang, totals, href, query],
  )
  return (
    <>
      <PageHeader title={t('pnl.title')} description={t('pnl.about')} />
      <Stack>
        {first ? <TeamPath path={first.path} hrefOf={(name) => href({ parent: name ?? '', account: '' })} /> : null}
        {first && first.totals.unreported > 0 ? (
          <Callout tone="info" title={t('left')}>
            {t('unreported', { count: first.totals.unreported, n: formatCount(first.totals.unreported, lang) })}
          </Callout>
        ) : null}
        <TeamGrid
          label={t('pnl.title')}
          report={report}
          columns={columns}
          rowKey={rowKey}
          filters={
            <TeamBar filters={filters} searched names={['lines']}>
              <Select
                label={t('lines')}
                value={lines}
                onValueChange={(value) => set({ lines: value === 'line' ? '' : value })}
                options={(['line', 'own'] as const).map((value) => ({ value, label: t(`lines.${value}`) }))}
              />
            </TeamBar>
          }
        />
      </Stack>
    </>
  )
}
