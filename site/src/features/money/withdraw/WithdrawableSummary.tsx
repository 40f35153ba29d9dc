import type { TurnoverInfo } from '@brand/sdk/member'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { ReactNode } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import { amountOf, minorOf, type Money } from '../../../app/format/money.ts'
import * as css from './withdraw.css.ts'

interface WithdrawableSummaryProps {
  turnover: TurnoverInfo
  money: Money
  /** What a withdrawal costs and how long it takes. */
  terms: string | undefined
  why: ReactNode
}

/** What can be withdrawn now, as the first part of a bar of the balance, and why not the rest. */
export function WithdrawableSummary({ turnover, money, terms, why }: WithdrawableSummaryProps) {
  const t = useWords('withdraw')
  const { withdrawable, locked, bonus, requirements } = turnover
  const cash = amountOf((minorOf(locked) ?? 0n) - (minorOf(bonus) ?? 0n))
  const parts = [
    { id: 'withdrawable', amount: withdrawable },
    { id: 'cash', amount: cash },
    { id: 'bonus', amount: bonus },
  ].filter(({ amount }) => Number(amount) > 0)
  return (
    <Stack space="lg">
      <Stack space="md">
        <Text size="dense" quiet>
          {t('withdraw.withdrawable')}{' '}
          <Text as="bdi" size="dense" weight="strong" data-part="withdrawable">
            {money(withdrawable)}
          </Text>
          {terms ? ` · ${terms}` : null}
        </Text>
        {parts.length > 0 && requirements.length > 0 ? (
          // The words beside it say the same.
          <div aria-hidden="true" data-part="split" className={css.split}>
            {parts.map(({ id, amount }) => (
              <span key={id} data-of={id} className={css.part} style={{ flexGrow: Number(amount) }} />
            ))}
          </div>
        ) : null}
      </Stack>
      {requirements.length > 0 ? why : null}
    </Stack>
  )
}
