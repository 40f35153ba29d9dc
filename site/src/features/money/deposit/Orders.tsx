import type { DepositOrder } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { Section } from '@brand/ui/section'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useList } from '../../../app/format/use-list.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { stageOf } from '../../../app/records/stages.ts'
import { orderPath } from './address.ts'
import * as css from './deposit.css.ts'
import { Mark } from './Mark.tsx'
import type { Money } from '../../../app/format/money.ts'
import { isEnded } from './use-deposits.ts'

interface OrdersProps {
  orders: readonly DepositOrder[]
  money: Money
  /** Fills the form in with an order; absent: nothing can be ordered. */
  onRepeat?: ((order: DepositOrder) => void) | undefined
  /** Whether its channel can be used now. */
  canRepeat?: (order: DepositOrder) => boolean
}

/** What is open and what was ordered last, newest first; each leads to its page, and an ended one can be repeated. */
export function Orders({ orders, money, onRepeat, canRepeat = () => true }: OrdersProps) {
  const t = useWords('deposit')
  const { time } = useTime()
  const list = useList()
  if (orders.length === 0) return null
  return (
    <Section title={t('deposit.orders')} space="md">
      <ul className={css.orders}>
        {orders.map((order) => {
          const { orderNo, status, amount, credited, channel, createdAt } = order
          const sum = money(credited ?? amount)
          return (
            <li key={orderNo} className={css.row}>
              <a href={orderPath(orderNo)} className={css.order}>
                <span className={css.mark}>
                  <Mark group={channel.group} />
                </span>
                <span className={css.what}>
                  <bdi>{channel.name}</bdi>
                  <Text as="span" size="caption" quiet>
                    {time(createdAt)}
                  </Text>
                </span>
                <Text as="bdi" weight="label" tabular className={css.sum}>
                  {sum}
                </Text>
                <span className={css.status}>
                  <StatusChip status={stageOf('deposit', status).status} />
                </span>
              </a>
              {onRepeat && isEnded(order) && canRepeat(order) ? (
                <Button
                  variant="quiet"
                  className={css.again}
                  aria-label={list([t('deposit.repeat'), money(amount), channel.name])}
                  onClick={() => onRepeat(order)}
                >
                  {t('deposit.repeat')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
