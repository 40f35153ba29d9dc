import { buttonAttributes } from '@brand/ui/button'
import { Link } from '@brand/ui/link'
import { IconButton } from '@brand/ui/icon-button'
import { dotsThree } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import type { Downline } from '@brand/sdk/agent'
import { useCallback, useMemo, useState } from 'react'
import { MenuButton } from '../../../../app/overlays/MenuButton.tsx'
import { useTeamReport } from '../list/use-team-report.ts'
import { agent } from '../../../../app/api/agent-client.ts'
import { moduleOn } from '../../../../app/api/modules.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { lazyPart } from '../../../../app/browser/lazy-part.tsx'
import { centrePath } from '../../../../app/centre/centres.ts'
import { formatRate } from '../../../../app/format/percent.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { moneyColumn, type RecordColumn } from '../../../../app/records/grid.tsx'
import { useNames } from '../../../../app/records/names.ts'
import { TeamPath } from '../list/TeamPath.tsx'
import { TeamGrid } from '../list/TeamGrid.tsx'
import { countColumn, levelColumn } from '../list/team-columns.tsx'
import { useTeamFilters } from '../list/use-team-filters.ts'
import { useDownlineActions, type Editing } from './actions.ts'
import { askedIn, statuses } from './asked.ts'
import { DownlineDetail } from './DownlineDetail.tsx'
import { DownlineFilters } from './DownlineFilters.tsx'
import { useDownlineOrder } from './use-downline-order.ts'

const RatesDialog = lazyPart(() => import('./RatesDialog.tsx'))
const PasswordDialog = lazyPart(() => import('./PasswordDialog.tsx'))
const RemarkDialog = lazyPart(() => import('./RemarkDialog.tsx'))

const chips = new Map(Object.entries<string>({ active: 'success', blocked: 'rejected', closed: 'cancelled' }))
const rowKey = ({ account }: Downline) => account
/** Address of a red packet for some people. */
const packetFor = (accounts: readonly string[]) =>
  `${centrePath('agent', 'redPacket')}&${new URLSearchParams(accounts.map((account) => ['account', account]))}`

/** The people below an agent: a level at a time, or all whose name begins so. */
export function Downlines() {
  const t = useWords('team')
  const lang = useLang()
  const names = useNames()
  const { time, day } = useTime()
  const filters = useTeamFilters()
  const { get, href } = filters
  const [editing, setEditing] = useState<{ what: Editing; row: Downline }>()
  const asked = askedIn(get)
  const report = useTeamReport('downline', agent.downline.list, asked)
  const path = report.answer.data?.pages[0]?.path
  // People of several levels: those below them would be counted twice.
  const nested = asked.name !== undefined || asked.level !== undefined || asked.event !== undefined
  const lineOf = useCallback(
    (account: string) => href({ parent: account, name: '', level: '', event: '', day: '' }),
    [href],
  )
  const actionsOf = useDownlineActions(lineOf)
  const columns = useMemo((): RecordColumn<Downline>[] => {
    const kindOf = (row: Downline) => t(row.agent ? 'kind.AGENT' : 'kind.PLAYER')
    // A newer gateway may know more of them.
    const statusOf = (status: string) => {
      const known = statuses.find((one) => one === status)
      return known ? t(`status.${known}`) : status
    }
    const contractOf = (row: Downline) => t(row.hasContract ? 'contract.true' : 'contract.false')
    const percent = (rate: number) => formatRate(rate, lang)
    const percents = ({ rates }: Downline) => rates.map(({ rate }) => Number(rate))
    const rateText = (row: Downline) => {
      const [least, most] = [Math.min(...percents(row)), Math.max(...percents(row))]
      if (row.rates.length === 0) return t('rates.none')
      return least === most ? percent(most) : `${percent(least)} – ${percent(most)}`
    }
    return [
      {
        id: 'account',
        head: t('col.account'),
        width: 180,
        cell: (row) => (
          <Stack as="span" space="none">
            {row.agent ? (
              <Link href={lineOf(row.account)}>
                <bdi>{row.account}</bdi>
              </Link>
            ) : (
              <Text as="bdi" size="dense" weight="label">
                {row.account}
              </Text>
            )}
            <Text as="span" size="caption" quiet>
              {kindOf(row)}
              {row.remark ? ` · ${row.remark}` : ''}
            </Text>
          </Stack>
        ),
        text: (row) => row.account,
        sortBy: (row) => row.account,
      },
      {
        id: 'kind',
        head: t('col.kind'),
        hidden: true,
        cell: kindOf,
        text: kindOf,
        sortBy: kindOf,
      },
      levelColumn(t('col.level'), lang),
      {
        id: 'mobile',
        head: t('col.mobile'),
        hidden: true,
        cell: ({ mobile }) => (mobile ? <bdi>{mobile}</bdi> : null),
        text: ({ mobile }) => mobile ?? '',
      },
      countColumn('downlines', t('col.downlines'), (row) => row.downlines, lang, { width: 110 }),
      moneyColumn<Downline>('balance', t('col.balance'), (row) => row.balance, { width: 124 }),
      moneyColumn<Downline>('teamBalance', t('col.teamBalance'), (row) => row.teamBalance, {
        width: 124,
        ...(nested && { sum: undefined }),
      }),
      {
        id: 'rates',
        head: t('col.rates'),
        align: 'end',
        width: 110,
        cell: rateText,
        text: (row) =>
          row.rates.map(({ gameType, rate }) => `${names.category(gameType)} ${percent(Number(rate))}`).join(' · '),
        sortBy: (row) => (row.rates.length > 0 ? Math.max(...percents(row)) : 0),
      },
      {
        id: 'registered',
        head: t('col.registered'),
        width: 112,
        cell: (row) => day(row.regAt),
        text: (row) => row.regAt,
        sortBy: (row) => row.regAt,
      },
      {
        id: 'lastLogin',
        head: t('col.lastLogin'),
        width: 112,
        cell: (row) => (row.lastLogin ? time(row.lastLogin) : t('login.none')),
        text: (row) => row.lastLogin ?? '',
        sortBy: (row) => row.lastLogin,
      },
      {
        id: 'status',
        head: t('col.status'),
        width: 112,
        phone: 'title',
        cell: ({ status }) => <StatusChip status={chips.get(status) ?? 'processing'}>{statusOf(status)}</StatusChip>,
        text: ({ status }) => statusOf(status),
        sortBy: ({ status }) => statusOf(status),
      },
      {
        id: 'contract',
        head: t('col.contract'),
        hidden: true,
        cell: contractOf,
        text: contractOf,
        sortBy: contractOf,
      },
      {
        id: 'remark',
        head: t('col.remark'),
        hidden: true,
        cell: ({ remark }) => (remark ? <bdi>{remark}</bdi> : null),
        text: ({ remark }) => remark,
      },
      {
        id: 'actions',
        head: t('col.actions'),
        align: 'end',
        width: 76,
        fixed: true,
        phone: 'hidden',
        cell: (row) => (
          <MenuButton
            align="end"
            trigger={<IconButton size="sm" icon={dotsThree} label={t('actions', { account: row.account })} />}
            items={actionsOf(row).map(({ href: to, edits, ...item }) =>
              to === undefined
                ? { ...item, onSelect: () => edits && setEditing({ what: edits, row }) }
                : { ...item, kind: 'link', href: to },
            )}
          />
        ),
      },
    ]
  }, [t, lang, names, time, day, lineOf, actionsOf, nested])
  const order = useDownlineOrder({
    asked,
    nested,
    all: report.answer.data !== undefined && !report.answer.hasNextPage,
    set: filters.set,
  })
  const detail = useCallback(
    (row: Downline) => (
      <DownlineDetail row={row} actions={actionsOf(row)} onEdit={(what) => setEditing({ what, row })} />
    ),
    [actionsOf],
  )
  const packets = moduleOn(useStatus().data?.info.whitelabel, 'AGENTRANSMULTDOWN3')
  const close = () => setEditing(undefined)
  return (
    <>
      <PageHeader title={t('downlines.title')} description={t('downlines.about')} />
      <Stack>
        {path ? <TeamPath path={path} hrefOf={(name) => href({ parent: name ?? '', name: '' })} /> : null}
        <TeamGrid
          label={t('downlines.title')}
          report={report}
          columns={columns}
          rowKey={rowKey}
          order={order}
          filters={<DownlineFilters filters={filters} />}
          unknown={asked.name !== undefined}
          detail={detail}
          chosenActions={
            packets
              ? (accounts) => (
                  <a {...buttonAttributes({ size: 'sm' })} href={packetFor(accounts)}>
                    {t('action.packet')}
                  </a>
                )
              : undefined
          }
        />
      </Stack>
      {editing?.what === 'rates' ? (
        <RatesDialog account={editing.row.account} rates={editing.row.rates} onClose={close} />
      ) : editing?.what === 'password' ? (
        <PasswordDialog account={editing.row.account} onClose={close} />
      ) : editing ? (
        <RemarkDialog account={editing.row.account} remark={editing.row.remark} onClose={close} />
      ) : null}
    </>
  )
}
