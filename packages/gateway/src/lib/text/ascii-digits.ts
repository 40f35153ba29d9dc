import anyAscii from 'any-ascii'

/** Digits of every script as `0` to `9`; everything else stays. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => anyAscii(digit))
