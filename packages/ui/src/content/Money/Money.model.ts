import { formatMoney, fromMinor, toMinor } from '../../foundation/figure/decimal.ts'

export interface CurrencyOptions {
  /** Language of the reader: determines the name of the currency. */
  locale: string
  /** Sign in place of the one the language has for the currency. */
  symbol?: string | undefined
  /** Decimals shown; those of the currency unless given. */
  decimals?: number | undefined
  /** When the sign is before the amount: below zero, always but for zero, or never. */
  sign?: 'auto' | 'always' | 'never' | undefined
}

export interface FormattedMoney {
  /** As it is shown: `৳ 1,250.50`, grouped by thousands in Latin digits in every language. */
  shown: string
  /** As it is read out: `1,250.50 Bangladeshi takas`. */
  spoken: string
  /** −1 below zero, 0, or 1. */
  direction: -1 | 0 | 1
}

function intl(locale: string, currency: string, currencyDisplay: 'narrowSymbol' | 'name', decimals?: number) {
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, ...digits })
  } catch {
    // No code of three letters: a token of a game, for instance.
    return undefined
  }
}

/** An amount in a currency, from the wire's decimal string and never through a float. No amount: undefined. */
export function formatCurrency(
  amount: string,
  currency: string,
  { locale, symbol, decimals, sign = 'auto' }: CurrencyOptions,
): FormattedMoney | undefined {
  const short = intl(locale, currency, 'narrowSymbol')
  const scale = decimals ?? short?.resolvedOptions().maximumFractionDigits ?? 2
  const minor = toMinor(amount, scale)
  if (minor === undefined) return undefined
  const direction = minor < 0n ? -1 : minor > 0n ? 1 : 0
  const digits = fromMinor(minor < 0n ? -minor : minor, scale)
  const mark = symbol ?? short?.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  const before = sign === 'never' || direction === 0 ? '' : direction < 0 ? '−' : sign === 'always' ? '+' : ''
  const spoken =
    intl(locale, currency, 'name', scale)?.format(digits as `${number}`) ?? `${formatMoney(digits, scale)} ${currency}`
  return {
    // A narrow space that neither wraps nor grows; the sign is first, as on a bank statement.
    shown: `${before}${mark}\u202f${formatMoney(digits, scale)}`,
    spoken: `${before}${spoken}`,
    direction,
  }
}
