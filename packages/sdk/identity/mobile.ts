import { visibleText } from './visible-text.ts'

/** Zeros of the scripts people here type digits in: Arabic, Persian, Devanagari, Bengali, full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]

/** Digits of those scripts as 0 to 9; everything else stays. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const zero = zeros.find((first) => point >= first && point < first + 10)
    return zero === undefined ? digit : String(point - zero)
  })

/**
 * What a telephone number as people write or copy it may mean, in E.164, likeliest first: with its trunk zero (`01715 835200`),
 * without it, with plus or 00 and its country, or with the country alone (`8801715835200`). Whether one exists is not
 * checked.
 */
export function mobileReadings(number: string, dialingCode: string): string[] {
  const plain = plainDigits(visibleText(number).normalize('NFKC')).trim().replace(/^tel:/i, '')
  const digits = plain.replaceAll(/\D/g, '')
  const code = dialingCode.replaceAll(/\D/g, '')
  if (plain.startsWith('+')) return [`+${digits}`]
  if (digits.startsWith('00')) return [`+${digits.slice(2)}`]
  const national = digits.replace(/^0/, '')
  const readings = [
    `+${code}${national}`,
    `+${code}${digits}`,
    ...(code && digits.startsWith(code) ? [`+${digits}`] : []),
  ]
  return [...new Set(readings)]
}
