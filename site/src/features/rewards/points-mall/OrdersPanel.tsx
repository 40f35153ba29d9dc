import { gift } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Link } from '@brand/ui/link'
import { StatusChip } from '@brand/ui/status-chip'
import { type Column } from '@brand/ui/table'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { TwoLines } from '../../../app/records/TwoLines.tsx'
import { stateChip } from '../../../app/records/state-chip.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { useArt } from '../../../app/art.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { PagedTable } from '../../../app/records/PagedList.tsx'
import { When } from '../../../app/records/When.tsx'
import { memberPath } from '../../../app/routing/paths.ts'
import * as css from './points.css.ts'
import type { Order } from './points.model.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** What was redeemed, the newest first, and what became of it. */
export function OrdersPanel() {
  const t = useWords('points')
  const art = useArt()
  const count = useCount()
  const pages = useApiPages(member.points.orders, {})
  const about = ({ type, status, remark, deliveryNo }: Order) => {
    if (status === 'APPROVED' && type !== 'GOODS') return <Link href={memberPath('rewards')}>{t('order.claim')}</Link>
    const text = [deliveryNo && t('order.delivery', { no: `\u2068${deliveryNo}\u2069` }), remark]
      .filter(Boolean)
      .join(' · ')
    return text ? <bdi>{text}</bdi> : null
  }
  const columns: Column<Order>[] = [
    {
      id: 'item',
      head: t('order.item'),
      cell: (order) => (
        <Inline as="span" space="sm" wrap={false}>
          <img className={css.thumb} src={art(order.image)} alt="" width={48} height={48} />
          <TwoLines weight="label" note={t('order.no', { no: order.orderId })}>
            {order.title}
          </TwoLines>
        </Inline>
      ),
    },
    {
      id: 'status',
      head: t('order.status'),
      align: 'end',
      cell: (order) => (
        <StatusChip status={stateChip(order.status)}>
          {t(`status.${order.status}` as 'status.APPROVED', { defaultValue: order.status })}
        </StatusChip>
      ),
    },
    { id: 'time', head: t('time'), cell: ({ at }) => <When at={at} /> },
    { id: 'points', head: t('points'), align: 'end', cell: ({ points }) => `−${count(points)}` },
    { id: 'about', head: t('order.about'), cell: about },
  ]
  return (
    <PagedTable
      pages={pages}
      label={t('tab.orders')}
      columns={columns}
      rowKey={({ orderId }) => orderId}
      outlines={3}
      empty={<EmptyList icon={gift} title={t('orders.none')} text={t('orders.none.text')} />}
    />
  )
}
