import type { DepositOrder } from '@brand/sdk/member'
import { StatusChip } from '@brand/ui/status-chip'
import { formatTime } from '../../app/language/format.ts'
import { useLang, useWords } from '../../app/language/i18n.ts'
import { orderPath } from './address.ts'
import * as css from './deposit.css.ts'
import type { Money } from '../../app/language/money.ts'
import { chipOf } from './order/story.ts'

/** What is open, and what ended within a day, newest first; each leads to its page. */
export function Orders({ orders, money }: { orders: readonly DepositOrder[]; money: Money }) {
  const t = useWords('cashier')
  const lang = useLang()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="deposit-orders" className={css.panel}>
      <h2 id="deposit-orders" className={css.heading}>
        {t('deposit.orders')}
      </h2>
      <ul className={css.orders}>
        {orders.map(({ orderNo, status, amount, credited, channel, createdAt }) => (
          <li key={orderNo}>
            <a href={orderPath(orderNo)} className={css.order} aria-label={t('deposit.orders.see', { orderNo, amount: money(credited ?? amount) })}>
              <span className={css.orderWords}>
                <bdi className={css.figure}>{money(credited ?? amount)}</bdi>
                <span className={css.hint}>
                  {channel.name} · {formatTime(Date.parse(createdAt), lang)}
                </span>
              </span>
              <StatusChip status={chipOf(status)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
