import { buttonAttributes } from '@brand/ui/button'
import { Hidden } from '@brand/ui/hidden'
import { Icon } from '@brand/ui/icon'
import { clockCounterClockwise } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Section } from '@brand/ui/section'
import { Skeleton } from '@brand/ui/skeleton'
import { Columns } from '@brand/ui/columns'
import { Stack } from '@brand/ui/stack'
import type { ComponentType, ReactNode } from 'react'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { moneyIn } from '../../../app/format/money.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { Orders } from './Orders.tsx'
import { useAccounts, useFundPassword, useOrders, useTurnoverInfo, useWithdrawSettings } from './use-withdraw.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

export interface WithdrawProps {
  /** Turnover still required, one by one: why not everything may be withdrawn. */
  why: ReactNode
  /** Sets the first fund password. */
  FundPassword: ComponentType<{ onClose: () => void }>
}

/** Money out: the form, with what may be withdrawn and why not the rest, and the way of each order. */
export function Withdraw({ why, FundPassword }: WithdrawProps) {
  const t = useWords('withdraw')
  const [turnover, accounts, settings, fund, orders] = [
    useTurnoverInfo(),
    useAccounts(),
    useWithdrawSettings(),
    useFundPassword(),
    useOrders(),
  ]
  const shown = useMemberShown()
  const history = memberPath('transactions')
  const { symbol } = useCurrency()
  const money = moneyIn(symbol)
  const needed = [turnover, accounts, settings, fund]
  const failed = needed.find(({ isError, data }) => isError && !data)
  return (
    <>
      <PageHeader
        title={t('withdraw.title')}
        actions={
          shown(history) ? (
            <Hidden below="tablet">
              <a {...buttonAttributes({ variant: 'quiet' })} href={history}>
                <Icon icon={clockCounterClockwise} size={18} />
                {t('withdraw.history')}
              </a>
            </Hidden>
          ) : undefined
        }
      />
      {failed ? (
        <LoadFailed
          level={2}
          answer={{ ...failed, refetch: () => Promise.all(needed.map(({ refetch }) => refetch())) }}
        />
      ) : !turnover.data || !accounts.data || !settings.data || !fund.data ? (
        <Columns widths="main-aside" collapseBelow="desktop" aria-busy="true">
          <Skeleton variant="block" size="2xl" />
        </Columns>
      ) : (
        <Stack space="xl">
          <WithdrawForm
            turnover={turnover.data}
            accounts={accounts.data}
            settings={settings.data}
            hasFundPassword={fund.data.set}
            fundPasswordRule={fund.data.rule}
            lockedUntil={fund.data.lockedUntil}
            waitsUntil={fund.data.waitsUntil}
            money={money}
            symbol={symbol}
            why={why}
            FundPassword={FundPassword}
          />
          {orders.isError && !orders.data ? (
            <Section title={t('withdraw.orders')}>
              <LoadFailed answer={orders} />
            </Section>
          ) : (
            <Orders orders={orders.data?.items ?? []} symbol={symbol} money={money} />
          )}
        </Stack>
      )}
    </>
  )
}
