import { buttonAttributes } from '@brand/ui/button'
import { Select } from '@brand/ui/select'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import type { Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { statusOfTransaction, type TransactionKind } from '@brand/ui/transaction-timeline'
import type { Method } from '@brand/sdk'
import type {
  DepositOrder,
  RecordsDepositsInput,
  RecordsDepositsOutput,
  RecordsWithdrawalsOutput,
  WithdrawOrder,
} from '@brand/sdk/member'
import { useEffect } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { outcomes } from './list/names.ts'
import { RecordBar } from './list/RecordBar.tsx'
import { RecordList } from './list/RecordList.tsx'
import { useExport } from './list/use-export.ts'
import type { Filters } from './list/use-filters.ts'
import { When } from './list/When.tsx'
import * as css from './records.css.ts'

type Order = DepositOrder | WithdrawOrder
type Page = Omit<RecordsDepositsOutput | RecordsWithdrawalsOutput, 'list'> & { list: Order[] }

/** By which way it came, or to which account it goes; and what reached the wallet, or left it. */
const told = (order: Order) =>
  'channel' in order
    ? { way: order.channel.name, amount: order.credited ?? order.amount }
    : { way: `${order.card.name} ${order.card.masked}`, amount: order.amount }

/** Orders of the cashier, newest first, also those that came to nothing; each opens its story. */
export function Orders({ kind, caption, filters }: { kind: TransactionKind; caption: string; filters: Filters }) {
  const t = useWords('records')
  const language = useLang()
  const { range, get } = filters
  const deposits = kind === 'deposit'
  const call = (deposits ? member.records.deposits : member.records.withdrawals) as Method<RecordsDepositsInput, Page>
  const outcome = outcomes.find((one) => one === get('outcome'))
  const asked: RecordsDepositsInput = { ...filters.asked, language, ...(outcome && { outcome }) }
  const answer = useApiQuery(call, asked)
  const totals = answer.data?.totals
  const { refetch } = answer
  useEffect(
    () => sdk.stream.subscribe(deposits ? 'deposit.status' : 'withdraw.status', () => void refetch()),
    [deposits, refetch],
  )
  const file = useExport<Order>({
    name: `${kind}s-${range.from}-${range.to}`,
    empty: answer.data?.totalCount === 0,
    heads: [
      t('col.time'),
      t('col.order'),
      t(deposits ? 'col.way' : 'col.into'),
      t('col.amount'),
      t('col.fee'),
      t('col.status'),
    ],
    cells: (order) => [order.createdAt, order.orderNo, told(order).way, told(order).amount, order.fee, order.status],
    ask: (paging) => call({ ...asked, ...paging }),
  })
  const columns: Column<Order>[] = [
    {
      id: 'order',
      head: t('col.order'),
      cell: (order) => (
        <button
          type="button"
          className={css.open}
          aria-haspopup="dialog"
          onClick={() => filters.open('order', order.orderNo)}
        >
          <Text as="bdi" size="dense" weight="label">
            {told(order).way}
          </Text>
          <Text as="bdi" size="caption" quiet>
            {order.orderNo}
          </Text>
        </button>
      ),
    },
    { id: 'amount', head: t('col.amount'), align: 'end', cell: (order) => <Amount of={told(order).amount} /> },
    { id: 'at', head: t('col.time'), cell: (order) => <When at={order.createdAt} /> },
    {
      id: 'status',
      head: t('col.status'),
      align: 'end',
      cell: ({ status }) => <StatusChip status={statusOfTransaction(kind, status)} />,
    },
    { id: 'fee', head: t('col.fee'), align: 'end', cell: (order) => <Amount of={order.fee} /> },
  ]
  return (
    <Stack>
      <RecordBar filters={filters} file={file}>
        <Select
          label={t('col.status')}
          className={css.choice}
          value={outcome ?? 'all'}
          onValueChange={(value) => filters.set('outcome', value === 'all' ? '' : value)}
          options={[
            { value: 'all', label: t('all.statuses') },
            ...outcomes.map((value) => ({ value, label: t(`outcome.${value}`) })),
          ]}
        />
      </RecordBar>
      <RecordList
        caption={caption}
        answer={answer}
        filters={filters}
        columns={columns}
        rowKey={({ orderNo }) => orderNo}
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
          <a {...buttonAttributes()} href={memberPath(deposits ? 'depositv2' : 'withdraw')}>
            {t(deposits ? 'orders.deposit' : 'orders.withdraw')}
          </a>
        }
      />
    </Stack>
  )
}
