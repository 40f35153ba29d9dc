import type { Settings } from './settings.ts'

/** Currencies whose minor units nobody uses. Amounts are kept with two decimals in every currency. */
const whole = new Set(['JPY', 'KRW', 'VND', 'IDR'])

/** The currency of the site, with the decimals its amounts are shown with. */
export const shownCurrency = ({ currency, money }: Pick<Settings, 'currency' | 'money'>) => ({
  ...currency,
  decimals: money.respectCurrencyDecimals && whole.has(currency.code) ? 0 : currency.decimals,
})

/** The least that banks and wallets move, minor units: a hundredth, or the whole yen. */
export const paidUnit = (settings: Pick<Settings, 'currency' | 'money'>): bigint =>
  shownCurrency(settings).decimals === 0 ? 100n : 1n
