import { buttonAttributes } from '@brand/ui/button'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { useBrand } from '@brand/ui/theme'
import type { TransactionKind } from '@brand/ui/transaction-timeline'
import type { Method } from '@brand/sdk'
import type {
  DepositOrder,
  RecordsDepositsInput,
  RecordsDepositsOutput,
  RecordsWithdrawalsOutput,
  WithdrawOrder,
} from '@brand/sdk/member'
import { useMemo } from 'react'
import { useRecord } from './list/use-record.ts'
import { FilterSelect } from '../../../app/records/FilterSelect.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { moneyColumn, type RecordColumn } from '../../../app/records/grid.tsx'
import { outcomes } from '../../../app/records/names.ts'
import { stageOf } from '../../../app/records/stages.ts'
import { RecordBar } from './list/RecordBar.tsx'
import { RecordGrid } from './list/RecordGrid.tsx'
import type { Filters } from './list/use-filters.ts'
import { When } from '../../../app/records/When.tsx'
import * as css from './records.css.ts'

type Order = DepositOrder | WithdrawOrder
type Page = Omit<RecordsDepositsOutput | RecordsWithdrawalsOutput, 'list'> & { list: Order[] }

/** By which way it came, or to which account it goes; and what reached the wallet, or left it. */
const told = (order: Order) =>
  'channel' in order
    ? { way: order.channel.name, amount: order.credited ?? order.amount }
    : { way: `${order.card.name} ${order.card.masked}`, amount: order.amount }

/** What the operator wrote last. */
const remarkOf = ({ history }: Order): string => history.findLast(({ remark }) => remark)?.remark ?? ''
const rowKey = ({ orderNo }: Order) => orderNo

/** Orders of the cashier, newest first, also those that came to nothing; each opens its story. */
export function Orders({ kind, caption, filters }: { kind: TransactionKind; caption: string; filters: Filters }) {
  const t = useWords('records')
  const language = useLang()
  const { get } = filters
  const deposits = kind === 'deposit'
  const call = (deposits ? member.records.deposits : member.records.withdrawals) as Method<RecordsDepositsInput, Page>
  const outcome = outcomes.find((one) => one === get('outcome'))
  const asked: RecordsDepositsInput = { ...filters.asked, language, ...(outcome && { outcome }) }
  const record = useRecord(filters, call, asked)
  const totals = record.answer.data?.totals
  const { open } = filters
  const words = useBrand().strings.statusChip
  const columns = useMemo((): RecordColumn<Order>[] => {
    const wordOf = (order: Order) => {
      const { status } = stageOf(kind, order.status)
      return words?.[status] ?? status
    }
    return [
      {
        id: 'order',
        head: t('col.order'),
        cell: (order) => (
          <button
            type="button"
            className={css.open}
            aria-haspopup="dialog"
            onClick={() => open('order', order.orderNo)}
          >
            <Text as="bdi" size="dense" weight="label">
              {told(order).way}
            </Text>
            <Text as="bdi" size="caption" quiet>
              {order.orderNo}
            </Text>
          </button>
        ),
        text: (order) => order.orderNo,
        sortBy: (order) => order.orderNo,
      },
      {
        id: 'way',
        head: t(deposits ? 'col.way' : 'col.into'),
        hidden: true,
        width: 176,
        cell: (order) => <bdi>{told(order).way}</bdi>,
        text: (order) => told(order).way,
        sortBy: (order) => told(order).way,
      },
      {
        id: 'at',
        head: t('col.time'),
        width: 168,
        cell: (order) => <When at={order.createdAt} />,
        text: (order) => order.createdAt,
        sortBy: (order) => order.createdAt,
      },
      // Orders that came to nothing have an amount too: the sums are those of the server.
      moneyColumn<Order>('amount', t('col.amount'), (order) => told(order).amount, { sum: undefined }),
      moneyColumn<Order>('fee', t('col.fee'), (order) => order.fee, { sum: undefined, width: 112 }),
      {
        id: 'status',
        head: t('col.status'),
        width: 176,
        phone: 'title',
        cell: ({ status }) => <StatusChip status={stageOf(kind, status).status} />,
        text: wordOf,
        sortBy: wordOf,
      },
      {
        id: 'remark',
        head: t('col.remark'),
        width: 180,
        phone: 'line',
        cell: (order) => (remarkOf(order) ? <bdi>{remarkOf(order)}</bdi> : null),
        text: remarkOf,
      },
    ]
  }, [t, words, deposits, kind, open])
  return (
    <RecordGrid
      caption={caption}
      name={`orders.${kind}`}
      file={`${kind}s`}
      record={record}
      columns={columns}
      rowKey={rowKey}
      bar={
        <RecordBar filters={filters} names={['outcome']}>
          <FilterSelect filters={filters} name="outcome" of={outcomes} nameOf={(value) => t(`outcome.${value}`)}>
            {t('col.status')}
          </FilterSelect>
        </RecordBar>
      }
      sums={
        totals ? (
          <>
            {' '}
            ·{' '}
            {'credited' in totals ? (
              <>
                {t('totals.credited')} <Amount of={totals.credited} />
              </>
            ) : (
              <>
                {t('totals.paid')} <Amount of={totals.paid} />
              </>
            )}{' '}
            · {t('totals.fee')} <Amount of={totals.fee} />
          </>
        ) : null
      }
      action={
        <a {...buttonAttributes()} href={memberPath(deposits ? 'deposit' : 'withdraw')}>
          {t(deposits ? 'orders.deposit' : 'orders.withdraw')}
        </a>
      }
    />
  )
}
