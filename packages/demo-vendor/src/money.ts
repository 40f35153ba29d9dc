/** Money inside is whole minor units (1/100); on the wire it is a decimal string. */
export type Minor = number

/** Minor units of a decimal string such as `12.5`. @throws RangeError for anything else */
export function toMinor(text: string): Minor {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) throw new RangeError(`not an amount: ${text.slice(0, 32)}`)
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Two decimals, as the wire wants them. @throws RangeError unless whole, safe and not negative */
export function toDecimal(minor: Minor): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`not an amount in minor units: ${minor}`)
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
}
