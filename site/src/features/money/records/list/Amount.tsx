import { formatMoney } from '@brand/ui/balance-display'
import { useStatus } from '../../../../app/api/status.ts'
import * as css from '../records.css.ts'

/** Sign of the operator's currency. */
export const useSymbol = (): string => useStatus().data?.currency.symbol ?? '৳'

interface AmountProps {
  /** Decimal string, as on the wire. */
  of: string
  /** Says with a sign and a colour which way it went; a plain figure without. */
  signed?: boolean
}

/** Money in a record: `+ ৳ 5,000.00`. The sign says what the colour does. */
export function Amount({ of, signed = false }: AmountProps) {
  const symbol = useSymbol()
  const negative = of.startsWith('-')
  const zero = /^-?0+(\.0+)?$/.test(of)
  const figure = formatMoney(negative ? of.slice(1) : of) ?? of
  const sign = zero ? '' : negative ? '− ' : signed ? '+ ' : ''
  return (
    <bdi className={signed && !zero ? (negative ? css.went : css.came) : css.plain}>{`${sign}${symbol} ${figure}`}</bdi>
  )
}
