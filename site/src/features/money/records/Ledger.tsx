import { buttonAttributes } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import {
  arrowClockwise,
  arrowCircleDown,
  arrowCircleUp,
  arrowsLeftRight,
  coins,
  gift,
  percent,
  ticket,
  trophy,
  usersThree,
} from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import type { Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import type { LedgerRow, RecordsLedgerInput } from '@brand/sdk/member'
import { lazy, Suspense, type ReactNode } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { lobbyPaths } from '../../../app/routing/paths.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useNames } from './list/names.ts'
import { RecordBar } from './list/RecordBar.tsx'
import { RecordList } from './list/RecordList.tsx'
import * as css from './records.css.ts'
import { useExport } from './list/use-export.ts'
import type { Filters } from './list/use-filters.ts'
import { RecordNumber } from './list/RecordNumber.tsx'
import { When } from './list/When.tsx'

const Receipt = lazy(() => inTime(() => import('./Receipt.tsx')))

/** The first that a type begins with; the rest is a correction. */
const icons: readonly [string, string][] = [
  ['deposit', arrowCircleDown],
  ['withdraw', arrowCircleUp],
  ['wallet_transfer', arrowsLeftRight],
  ['upline_transfer', usersThree],
  ['bet', ticket],
  ['win', trophy],
  ['jackpot', trophy],
  ['bonus', gift],
  ['sandbox_grant', gift],
  ['rebate', percent],
  ['points', coins],
]
const iconOf = (type: string) => icons.find(([begins]) => type.startsWith(begins))?.[1] ?? arrowClockwise

interface LedgerProps {
  caption: string
  filters: Filters
  /** Of the address: which group. */
  group: string
  /** Every account, or the main wallet alone. */
  account: 'MAIN' | 'ALL'
  children: ReactNode
}

/** Entries of the ledger, each with the balance after it: what happened, when, how much, and what was there then. */
export function Ledger({ caption, filters, group, account, children }: LedgerProps) {
  const t = useWords('records')
  const names = useNames()
  const { range, get } = filters
  const asked = { ...filters.asked, account, ...(group && { group }) } as RecordsLedgerInput
  const answer = useApiQuery(member.records.ledger, asked)
  const totals = answer.data?.totals
  const file = useExport<LedgerRow>({
    name: `${account === 'ALL' ? 'account' : 'transactions'}-${range.from}-${range.to}`,
    empty: answer.data?.totalCount === 0,
    heads: [
      t('col.time'),
      t('col.type'),
      t('col.account'),
      t('col.amount'),
      t('col.balanceAfter'),
      t('col.entry'),
      t('col.movement'),
      t('col.reference'),
      t('col.party'),
      t('col.remark'),
    ],
    cells: (row) => [
      row.at,
      names.type(row.type),
      names.account(row.account),
      row.amount,
      row.balanceAfter,
      row.entryNo,
      row.txNo,
      row.vendorTx ?? row.ref?.id ?? '',
      row.party?.account ?? '',
      row.party?.remark ?? '',
    ],
    ask: (paging) => member.records.ledger({ ...asked, ...paging }),
  })
  const about = (row: LedgerRow) =>
    [
      account === 'ALL' || row.account !== 'CASH' ? names.account(row.account) : undefined,
      row.vassalage && names.vendor(row.vassalage),
    ]
      .filter(Boolean)
      .join(' · ')
  const columns: Column<LedgerRow>[] = [
    {
      id: 'type',
      head: t('col.type'),
      cell: (row) => (
        <Inline as="span" space="sm" wrap={false}>
          <span className={css.sign}>
            <Icon icon={iconOf(row.type)} size={18} />
          </span>
          <Stack as="span" space="none">
            <Text as="span" size="dense" weight="label">
              {names.type(row.type)}
            </Text>
            <Text as="span" size="caption" quiet>
              {about(row)}
            </Text>
            {row.party ? (
              <Text as="span" size="caption" quiet>
                {t(row.amount.startsWith('-') ? 'party.to' : 'party.from', {
                  account: `\u2068${row.party.account}\u2069`,
                })}
              </Text>
            ) : null}
            {row.party?.remark ? (
              <Text as="bdi" size="caption" quiet>
                {row.party.remark}
              </Text>
            ) : null}
          </Stack>
        </Inline>
      ),
    },
    {
      id: 'amount',
      head: t('col.amount'),
      align: 'end',
      cell: (row) => <Amount of={row.amount} signed />,
      total: totals && <Amount of={totals.net} signed />,
    },
    { id: 'at', head: t('col.time'), cell: (row) => <When at={row.at} /> },
    { id: 'balanceAfter', head: t('col.balanceAfter'), align: 'end', cell: (row) => <Amount of={row.balanceAfter} /> },
    {
      id: 'reference',
      head: t('col.reference'),
      align: 'end',
      cell: (row) => <Reference row={row} filters={filters} />,
    },
  ]
  const round = get('round')
  return (
    <>
      <Stack>
        <RecordBar filters={filters} file={file}>
          {children}
        </RecordBar>
        <RecordList
          caption={caption}
          answer={answer}
          filters={filters}
          columns={columns}
          rowKey={({ entryNo }) => entryNo}
          sums={
            totals ? (
              <>
                {' '}
                · {t('totals.in')} <Amount of={totals.in} /> · {t('totals.out')} <Amount of={totals.out} />
              </>
            ) : null
          }
          action={
            <a {...buttonAttributes()} href={lobbyPaths.RNG}>
              {t('empty.play')}
            </a>
          }
        />
      </Stack>
      {round ? (
        <Suspense fallback={null}>
          <Receipt betNo={round} onClose={() => filters.open('round', null)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Number of a movement; that of a round opens its receipt, that of an order its story. */
function Reference({ row: { txNo, ref }, filters }: { row: LedgerRow; filters: Filters }) {
  const t = useWords('records')
  if (!ref || ref.kind === 'transaction') return <RecordNumber of={txNo} />
  const { kind, id } = ref
  const round = kind === 'round'
  return (
    <button
      type="button"
      className={css.open}
      aria-haspopup="dialog"
      aria-label={`${txNo}, ${t(round ? 'receipt.of' : 'order.of', { id })}`}
      onClick={() => filters.open(round ? 'round' : 'order', id)}
    >
      <RecordNumber of={txNo} />
    </button>
  )
}
