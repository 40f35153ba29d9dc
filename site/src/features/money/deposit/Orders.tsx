import type { DepositOrder } from '@brand/sdk/member'
import { Card } from '@brand/ui/card'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { statusOfTransaction } from '@brand/ui/transaction-timeline'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { orderPath } from './address.ts'
import * as css from './deposit.css.ts'
import type { Money } from '../../../app/format/money.ts'

/** What is open, and what ended within a day, newest first; each leads to its page. */
export function Orders({ orders, money }: { orders: readonly DepositOrder[]; money: Money }) {
  const t = useWords('deposit')
  const { time } = useTime()
  if (orders.length === 0) return null
  return (
    <Card>
      <Section title={t('deposit.orders')} space="lg">
        <Stack as="ul" space="2xs" className={css.orders}>
          {orders.map(({ orderNo, status, amount, credited, channel, createdAt }) => (
            <li key={orderNo}>
              <a
                href={orderPath(orderNo)}
                className={css.order}
                aria-label={t('deposit.orders.see', { orderNo, amount: money(credited ?? amount) })}
              >
                <Stack as="span" space="none" align="start">
                  <Text as="bdi" weight="label" tabular>
                    {money(credited ?? amount)}
                  </Text>
                  <Text as="span" size="caption" quiet>
                    <bdi>{channel.name}</bdi> · <bdi>{time(createdAt)}</bdi>
                  </Text>
                </Stack>
                <StatusChip status={statusOfTransaction('deposit', status)} />
              </a>
            </li>
          ))}
        </Stack>
      </Section>
    </Card>
  )
}
