/**
 * `4:05`, `11:04:05`: what is left of a time in ms, begun seconds counted whole, in the reader's digits; never below
 * zero.
 */
export function leftText(ms: number, locale: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  const one = new Intl.NumberFormat(locale)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return hours > 0
    ? `${one.format(hours)}:${two.format(minutes)}:${two.format(rest)}`
    : `${one.format(minutes)}:${two.format(rest)}`
}
