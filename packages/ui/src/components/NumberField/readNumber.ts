import { latinDigits } from '../../foundation/figure/digits.ts'

// Signs and names of currencies that may stand beside an amount. Other letters may be a factor ("5k", "10 lac"), so
// they are refused.
const currency = String.raw`(?:\p{Sc}|[A-Z]{3}|[Tt][Kk]\.?|টাকা)`
const first = new RegExp(`^${currency}`, 'u')
const last = new RegExp(`${currency}$`, 'u')
/** Longer than any amount; nothing beyond is looked at. */
const LONGEST = 64
const groupMark = /[.,\s'’_]/

/**
 * Which mark stands before the decimals: the last of two kinds, the only point, or the only comma with one or two
 * digits behind it.
 */
function decimalMark(body: string): '.' | ',' | undefined {
  const [comma, point] = [body.lastIndexOf(','), body.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  if (point >= 0) return body.indexOf('.') === point ? '.' : undefined
  return /^[^,]*,\d{1,2}$/.test(body) ? ',' : undefined
}

/** Thousands or lakhs: the last group has three digits, those before it two or three. */
const sound = (groups: readonly string[]) =>
  groups.length === 1 ||
  groups.every((group, n) => (n === 0 ? /^\d{1,3}$/ : n === groups.length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(group))

/**
 * A number in any common notation (`৳ 5,000.50`, `৫,০০০`, `٥٬٠٠٠٫٥٠`, `1.234,56`, `1,00,000`, `−20`, `BDT
 * 500`), as a decimal string: `5000.50`. Undefined where it is not one number, or where it is ambiguous: money
 * is never guessed.
 */
export function readNumber(written: string): string | undefined {
  if (written.length > LONGEST) return undefined
  const plain = latinDigits(written)
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
    .replaceAll('−', '-')
  const [sign, unsigned] = takeMinus(plain.trim())
  const [behind, body] = takeMinus(unsigned.replace(first, '').replace(last, '').trim())
  if (!/^[\d.,\s'’_]*$/.test(body) || !/\d/.test(body) || (sign && behind)) return undefined
  const mark = decimalMark(body)
  const [whole = '', part = '', ...more] = mark ? body.split(mark) : [body]
  const groups = whole.split(groupMark)
  if (more.length > 0 || /\D/.test(part) || !sound(groups)) return undefined
  const digits = groups.join('').replace(/^0+(?=\d)/, '') || '0'
  return (sign || behind) + digits + (part && `.${part}`)
}

/** `-20` → `['-', '20']`. */
const takeMinus = (text: string): [string, string] => (text.startsWith('-') ? ['-', text.slice(1).trim()] : ['', text])
