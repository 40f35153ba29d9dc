import type { DepositOrder } from '@brand/sdk/member'
import { StatusChip } from '@brand/ui/status-chip'
import { statusOfTransaction } from '@brand/ui/transaction-timeline'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { orderPath } from './address.ts'
import * as css from './deposit.css.ts'
import type { Money } from '../../../app/format/money.ts'

/** What is open, and what ended within a day, newest first; each leads to its page. */
export function Orders({ orders, money }: { orders: readonly DepositOrder[]; money: Money }) {
  const t = useWords('cashier')
  const { time } = useTime()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="deposit-orders" className={css.panel}>
      <h2 id="deposit-orders" className={css.heading}>
        {t('deposit.orders')}
      </h2>
      <ul className={css.orders}>
        {orders.map(({ orderNo, status, amount, credited, channel, createdAt }) => (
          <li key={orderNo}>
            <a
              href={orderPath(orderNo)}
              className={css.order}
              aria-label={t('deposit.orders.see', { orderNo, amount: money(credited ?? amount) })}
            >
              <span className={css.orderWords}>
                <bdi className={css.figure}>{money(credited ?? amount)}</bdi>
                <span className={css.hint}>
                  {channel.name} · {time(createdAt)}
                </span>
              </span>
              <StatusChip status={statusOfTransaction('deposit', status)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
