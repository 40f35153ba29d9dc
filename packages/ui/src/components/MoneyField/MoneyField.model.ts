import { formatMoney, fromMinor, toMinor } from '../../foundation/figure/decimal.ts'

export interface Currency {
  /** Sign of the currency: "৳". */
  symbol: string
  decimals: number
}

/** `5000` → `5000.00`: the same amount as the wire writes it. Undefined for what is no amount. */
export function canonical(amount: string, decimals: number): string | undefined {
  const minor = toMinor(amount, decimals)
  return minor === undefined ? undefined : fromMinor(minor, decimals)
}

/** An amount within a sentence: sign, thin gap, thousands, all decimals. `৳ 25,000.00`. */
export function moneyText(amount: string, { symbol, decimals }: Currency): string {
  const figure = formatMoney(amount, decimals) ?? amount
  return figure.startsWith('−') ? `− ${symbol}\u202f${figure.slice(1)}` : `${symbol}\u202f${figure}`
}

/** A quick amount: whole numbers drop their `.00`. */
export const shortAmount = (amount: string, decimals: number) =>
  (formatMoney(amount, decimals) ?? amount).replace(/\.0+$/, '')

/** `5,000.50` → `['5,000', '.50']`: the parts of an amount that is set in two sizes. */
export function splitAmount(shown: string): [whole: string, tail: string] {
  const at = shown.indexOf('.')
  return at < 0 ? [shown, ''] : [shown.slice(0, at), shown.slice(at)]
}

/** Which of the three sentences describes the range, if there is one. */
export const rangeKey = (min: string | undefined, max: string | undefined) =>
  min !== undefined && max !== undefined
    ? 'between'
    : min !== undefined
      ? 'atLeast'
      : max !== undefined
        ? 'atMost'
        : undefined
