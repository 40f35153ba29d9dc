import type { WithdrawOrder } from '@brand/sdk/member'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Money } from '../../../app/format/money.ts'
import { OrderCard } from './OrderCard.tsx'
import * as css from './withdraw.css.ts'

/** How many that have ended stay in sight. */
const ended = 2

/** The way of each order: those under way, and the last that ended. */
export function Orders({ orders, symbol, money }: { orders: readonly WithdrawOrder[]; symbol: string; money: Money }) {
  const t = useWords('cashier')
  const open = orders.filter(({ closedAt }) => closedAt === null)
  const shown = [...open, ...orders.filter(({ closedAt }) => closedAt !== null).slice(0, ended)]
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="withdraw-orders" className={css.stack}>
      <h2 id="withdraw-orders" className={css.heading}>
        {t('withdraw.orders')}
      </h2>
      <div className={css.orders}>
        {shown.map((order) => (
          <OrderCard key={order.orderNo} order={order} symbol={symbol} money={money} />
        ))}
      </div>
    </section>
  )
}
