import { Money, type MoneyProps } from '@brand/ui/money'
import { useCurrency } from './use-currency.ts'

interface AmountProps extends Omit<MoneyProps, 'amount' | 'currency' | 'symbol'> {
  /** Decimal string, as on the wire. */
  of: string | undefined
  /** Another asset than the operator's currency, shown by its code. */
  currency?: string | undefined
  /** An amount; with a sign and a colour if it is a change, plain otherwise. */
  signed?: boolean
}

/** Money, by itself in the operator's currency. In a sentence: `moneyIn`. */
export function Amount({ of, currency, signed = false, ...rest }: AmountProps) {
  const { code, symbol, decimals } = useCurrency()
  const came = signed && of !== undefined && /^[^-]*[1-9]/.test(of)
  return (
    <Money
      sign={signed ? 'always' : 'auto'}
      decimals={currency === undefined || currency === code ? decimals : 2}
      tone={came ? 'success' : 'neutral'}
      {...rest}
      amount={of}
      currency={currency ?? code}
      symbol={currency === undefined || currency === code ? symbol : currency}
    />
  )
}
