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
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import type { LedgerRow, RecordsLedgerInput } from '@brand/sdk/member'
import { useMemo, type ReactNode } from 'react'
import { RoundReceipt } from './RoundReceipt.tsx'
import { useRecord } from './list/use-record.ts'
import { member } from '../../../app/api/member-client.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useList } from '../../../app/format/use-list.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { timeColumn } from '../../../app/records/grid.tsx'
import { moneyColumn, type RecordColumn } from '../../../app/records/grid.tsx'
import { useNames } from '../../../app/records/names.ts'
import { RecordBar } from './list/RecordBar.tsx'
import { RecordGrid } from './list/RecordGrid.tsx'
import { entryStatus } from './entry-status.ts'
import * as css from './records.css.ts'
import type { Filters } from './list/use-filters.ts'
import { RecordNumber } from './list/RecordNumber.tsx'

/** The first that a type begins with; the rest is a correction. */
const icons: readonly [string, string][] = [
  ['deposit', arrowCircleDown],
  ['withdraw', arrowCircleUp],
  ['wallet_transfer', arrowsLeftRight],
  ['upline_transfer', usersThree],
  ['downline_transfer', usersThree],
  ['red_packet', gift],
  ['bet', ticket],
  ['win', trophy],
  ['jackpot', trophy],
  ['bonus', gift],
  ['sandbox_grant', gift],
  ['rebate', percent],
  ['points', coins],
]
const iconOf = (type: string) => icons.find(([begins]) => type.startsWith(begins))?.[1] ?? arrowClockwise

const chips = { done: 'success', held: 'processing', returned: 'cancelled' } as const
const rowKey = ({ entryNo }: LedgerRow) => entryNo
/** By which number others know it: a vendor, the order, or else the movement. */
const numberOf = ({ vendorTx, ref, txNo }: LedgerRow): string => vendorTx ?? ref?.id ?? txNo

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
  const lang = useLang()
  const { open } = filters
  const asked = { ...filters.asked, account, ...(group && { group }) } as RecordsLedgerInput
  const record = useRecord(filters, member.records.ledger, asked)
  const totals = record.answer.data?.totals
  const columns = useMemo((): RecordColumn<LedgerRow>[] => {
    const about = (row: LedgerRow) =>
      [
        account === 'ALL' || row.account !== 'CASH' ? names.account(row.account) : undefined,
        row.vassalage && names.vendor(row.vassalage),
      ]
        .filter(Boolean)
        .join(' · ')
    const partyOf = ({ party, amount }: LedgerRow) => {
      if (!party) return ''
      const who =
        party.people === undefined
          ? t(amount.startsWith('-') ? 'party.to' : 'party.from', { account: `\u2068${party.account}\u2069` })
          : t('party.people', { count: party.people, n: formatCount(party.people, lang) })
      return [who, party.purpose === 'OTHER' ? '' : names.purpose(party.purpose)].filter(Boolean).join(' · ')
    }
    return [
      {
        id: 'type',
        head: t('col.type'),
        width: 240,
        cell: (row) => (
          <Inline as="span" space="sm" wrap={false}>
            <span className={css.sign}>
              <Icon icon={iconOf(row.type)} size={18} />
            </span>
            <Stack as="span" space="none">
              <Text as="span" size="dense" weight="label">
                {names.type(row.type)}
              </Text>
              {[about(row), partyOf(row)].filter(Boolean).map((line) => (
                <Text key={line} as="span" size="caption" quiet>
                  {line}
                </Text>
              ))}
            </Stack>
          </Inline>
        ),
        text: (row) => names.type(row.type),
        sortBy: (row) => names.type(row.type),
      },
      timeColumn(t('col.time')),
      {
        id: 'account',
        head: t('col.account'),
        hidden: true,
        cell: (row) => names.account(row.account),
        text: (row) => names.account(row.account),
        sortBy: (row) => names.account(row.account),
      },
      moneyColumn<LedgerRow>('amount', t('col.amount'), (row) => row.amount, {
        signed: true,
        total: totals && <Amount of={totals.net} signed />,
      }),
      moneyColumn<LedgerRow>('balanceAfter', t('col.balanceAfter'), (row) => row.balanceAfter, { sum: undefined }),
      {
        id: 'status',
        head: t('col.status'),
        width: 120,
        phone: 'title',
        cell: (row) => <StatusChip status={chips[entryStatus(row)]}>{t(`entry.${entryStatus(row)}`)}</StatusChip>,
        text: (row) => t(`entry.${entryStatus(row)}`),
        sortBy: (row) => t(`entry.${entryStatus(row)}`),
      },
      {
        id: 'reference',
        head: t('col.reference'),
        cell: (row) => <Reference row={row} open={open} />,
        text: numberOf,
      },
      {
        id: 'remark',
        head: t('col.remark'),
        width: 140,
        phone: 'line',
        cell: ({ party }) => (party?.remark ? <bdi>{party.remark}</bdi> : null),
        text: ({ party }) => party?.remark ?? '',
      },
      {
        id: 'party',
        head: t('col.party'),
        hidden: true,
        cell: ({ party }) => (party?.account ? <bdi>{party.account}</bdi> : null),
        text: ({ party }) => party?.account ?? '',
      },
      ...(['entryNo', 'txNo'] as const).map((id): RecordColumn<LedgerRow> => ({
        id,
        head: t(id === 'entryNo' ? 'col.entry' : 'col.movement'),
        hidden: true,
        cell: (row) => <RecordNumber of={row[id]} />,
        text: (row) => row[id],
      })),
    ]
  }, [t, names, lang, account, totals, open])
  return (
    <>
      <RecordGrid
        caption={caption}
        name={`ledger.${account}`}
        file={account === 'ALL' ? 'account' : 'transactions'}
        record={record}
        columns={columns}
        rowKey={rowKey}
        bar={
          <RecordBar filters={filters} names={account === 'ALL' ? ['type'] : []}>
            {children}
          </RecordBar>
        }
        sums={
          totals ? (
            <>
              {' '}
              · {t('totals.in')} <Amount of={totals.in} /> · {t('totals.out')} <Amount of={totals.out} />
            </>
          ) : null
        }
      />
      <RoundReceipt filters={filters} />
    </>
  )
}

/** Number of a movement; that of a round opens its receipt, that of an order its story. */
function Reference({ row: { txNo, ref }, open }: { row: LedgerRow; open: Filters['open'] }) {
  const t = useWords('records')
  const list = useList()
  if (!ref || ref.kind === 'transaction') return <RecordNumber of={txNo} />
  const { kind, id } = ref
  const round = kind === 'round'
  return (
    <button
      type="button"
      className={css.open}
      aria-haspopup="dialog"
      aria-label={list([txNo, t(round ? 'receipt.of' : 'order.of', { id })])}
      onClick={() => open(round ? 'round' : 'order', id)}
    >
      <RecordNumber of={txNo} />
    </button>
  )
}
