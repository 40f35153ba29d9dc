/** `0:32:05`: hours, minutes and seconds in the reader's digits; never below zero. */
export function elapsed(ms: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  const one = new Intl.NumberFormat(locale, { useGrouping: false })
  return [
    one.format(Math.floor(seconds / 3600)),
    two.format(Math.floor(seconds / 60) % 60),
    two.format(seconds % 60),
  ].join(':')
}

/** A net position as it is read: its sign, and the amount without it. */
export function signed(net: string): { sign: '' | '+' | '−'; amount: string } {
  const amount = net.replace(/^[-+]/, '')
  return { sign: /^[0.]*$/.test(amount) ? '' : net.startsWith('-') ? '−' : '+', amount }
}
