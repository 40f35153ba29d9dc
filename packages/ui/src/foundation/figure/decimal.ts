// Decimal strings, as money is on the wire. Inside they are integers in minor units: no float ever holds an amount.

const decimal = /^(-?)(\d+)(?:\.(\d*))?$/

/**
 * `1250.5` in 2 decimals is `125050n`. More decimals than requested are cut, as the wallet does. Anything else:
 * undefined.
 */
export function toMinor(text: string, decimals: number): bigint | undefined {
  const [, minus, whole, part = ''] = decimal.exec(text) ?? []
  if (whole === undefined) return undefined
  const minor = BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'))
  return minus ? -minor : minor
}

/** `125050n` in 2 decimals is `1250.50`: always all of them, a plain minus, no separators. */
export function fromMinor(minor: bigint, decimals: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  return `${minor < 0n ? '-' : ''}${digits.slice(0, cut)}${decimals > 0 ? `.${digits.slice(cut)}` : ''}`
}

/** `1234567` → `1,234,567`. */
export const groupThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

const usual = { decimals: 2 }

/** Decimals of amounts of which nobody says how many: those that the currency of the application is shown with. */
export const moneyDecimals = (): number => usual.decimals

/** Sets them, before the first amount is drawn: 0 for yen. */
export function setMoneyDecimals(decimals: number): void {
  usual.decimals = decimals
}

/**
 * `24860.5` → `24,860.50`: from the wire's decimal string, digit by digit, never through a float. Latin digits in every
 * language, a true minus. More decimals than requested are cut, as the wallet does. Anything else is not an amount:
 * undefined.
 */
export function formatMoney(amount: string, decimals = usual.decimals): string | undefined {
  const [, minus, whole, part = ''] = decimal.exec(amount) ?? []
  if (whole === undefined) return undefined
  const grouped = groupThousands(whole.replace(/^0+(?=\d)/, ''))
  const tail = decimals > 0 ? `.${part.slice(0, decimals).padEnd(decimals, '0')}` : ''
  return (minus ? '−' : '') + grouped + tail
}
