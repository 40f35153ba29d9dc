import type { MouseEvent } from 'react'
import { Chip } from '../Chip/Chip.tsx'
import * as css from './MoneyField.css.ts'
import { canonical, shortAmount } from './MoneyField.model.ts'

interface AmountsProps {
  label: string
  amounts: readonly string[]
  decimals: number
  /** The amount in the field, canonical. */
  current: string
  allowed: (amount: string) => boolean
  onChoose: (amount: string, event: MouseEvent) => void
}

/** Quick amounts under the field: Latin digits in every language, as all money. */
export const Amounts = ({ label, amounts, decimals, current, allowed, onChoose }: AmountsProps) => (
  <div role="group" aria-label={label} data-part="amounts" className={css.amounts}>
    {amounts.map((given) => {
      const amount = canonical(given, decimals) ?? ''
      return (
        <Chip
          key={given}
          pressed={amount === current}
          disabled={amount === '' || !allowed(amount)}
          className={css.amount}
          onPressedChange={(_pressed, { event }) => onChoose(amount, event)}
        >
          {shortAmount(given, decimals)}
        </Chip>
      )
    })}
  </div>
)
