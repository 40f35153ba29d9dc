const symbols: Record<string, string> = { BDT: '৳' }
const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Minor units of a decimal string of the API. */
export const minorOf = (amount: string): number => Math.round(Number(amount) * 100)

/** A figure with its sign, which keeps its order inside a text that is read from right to left. */
export const figure = (text: string): string => (document.documentElement.dir === 'rtl' ? `\u2066${text}\u2069` : text)

/** `৳ 1,234.50`: Latin digits in every language, the gap does not break. */
export const money = (minor: number, currency: string): string =>
  figure(`${symbols[currency] ?? currency}\u00a0${grouped.format(minor / 100)}`)

export const moneySign = (currency: string): string => symbols[currency] ?? currency
export const plainMoney = (minor: number): string => grouped.format(minor / 100)
