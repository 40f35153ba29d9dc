import type { WithdrawOrder } from '@brand/sdk/member'
import { Grid } from '@brand/ui/grid'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Money } from '../../../app/format/money.ts'
import { AskAbout } from '../../../app/records/AskAbout.tsx'
import { OrderCard } from './OrderCard.tsx'

/** How many ended orders stay visible. */
const ended = 2

/** The steps of each order: those that are open, and the last that ended. */
export function Orders({ orders, symbol, money }: { orders: readonly WithdrawOrder[]; symbol: string; money: Money }) {
  const t = useWords('withdraw')
  const open = orders.filter(({ closedAt }) => closedAt === null)
  const shown = [...open, ...orders.filter(({ closedAt }) => closedAt !== null).slice(0, ended)]
  if (shown.length === 0) return null
  return (
    <Section title={t('withdraw.orders')} space="xl">
      <Grid minColumn="lg" space="lg" align="start">
        {shown.map((order) => (
          <Stack key={order.orderNo} space="2xs">
            <OrderCard order={order} symbol={symbol} money={money} />
            <AskAbout kind="WITHDRAWAL" id={order.orderNo} />
          </Stack>
        ))}
      </Grid>
    </Section>
  )
}
