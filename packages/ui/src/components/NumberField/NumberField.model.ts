import { fromMinor, groupThousands, toMinor } from '../../foundation/figure/decimal.ts'
import { latinDigits } from '../../foundation/figure/digits.ts'
import { readNumber } from './readNumber.ts'

export interface NumberShape {
  /** Decimals at most; 0 for whole numbers. */
  decimals: number
  /** May be below zero. */
  signed: boolean
  /** Digits before the point at most. */
  digits: number
}

/** What counts in the text of the field: digits, one point, a minus in front. `−1,234.5` → `-1234.5`; unfinished text such as `12.` stays. */
function essence(text: string, { decimals, signed }: NumberShape): string {
  const plain = latinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('−', '-')
    .replace(/[^\d.-]/g, '')
  const minus = signed && plain.startsWith('-') ? '-' : ''
  const [whole = '', ...parts] = plain.replaceAll('-', '').split('.')
  const tail = parts.length > 0 && decimals > 0 ? `.${parts.join('').slice(0, decimals)}` : ''
  return minus + whole + tail
}

/** As it stands in the field while it is typed: thousands set apart, a true minus, nothing added. */
export function dress(text: string): string {
  const [, minus = '', whole = '', tail = ''] = /^(-?)(\d*)(.*)$/.exec(text) ?? []
  return (minus && '−') + groupThousands(whole) + tail
}

/** The decimal string behind the text of the field, with all its decimals: `1,234.5` → `1234.50`. Empty for what is no number yet. */
export function valueOf(text: string, shape: NumberShape): string {
  const bare = essence(text, shape)
  const minor = /\d/.test(bare) ? toMinor(bare.replace(/^(-?)\./, '$10.'), shape.decimals) : undefined
  return minor === undefined ? '' : fromMinor(minor, shape.decimals)
}

const wholeDigits = (bare: string) => /\d*/.exec(bare.replace('-', ''))?.[0].length ?? 0

/** Place in `text` behind its `count`-th essential character. */
function placeAfter(text: string, count: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at
    if (/[\d.−]/.test(text[at] ?? '')) seen += 1
  }
  return text.length
}

export interface Edit {
  /** The text before, as `dress` made it. */
  before: string
  /** What the browser made of it, and where it put the caret. */
  after: string
  caret: number
  /** What the browser says it put in, if it says so. */
  put?: string | undefined
  /** The key that deletes forwards was pressed. */
  forward?: boolean | undefined
}

/** What was put in: what the browser says, else the part of `after` up to the caret that `before` did not begin with. */
function inserted({ before, after, caret, put }: Edit): string {
  if (put && after.slice(0, caret).endsWith(put)) return put
  let same = 0
  const rest = after.length - caret
  while (same < caret && same < before.length - rest && before[same] === after[same]) same += 1
  return after.slice(same, caret)
}

/**
 * What an edit makes of the field: its new text and caret. Keys that cannot belong to a number change nothing, nor does a digit too
 * many. Several characters at once (a paste, a suggestion) are read as somebody's writing (`readNumber`), or refused as a whole.
 * Deleting a separator deletes the digit beside it.
 */
export function edit(change: Edit, shape: NumberShape): { text: string; caret: number } {
  const { before, after, forward } = change
  let { caret } = change
  let raw = after
  const put = inserted(change)
  const untouched = { text: before, caret: Math.min(before.length, Math.max(0, caret - put.length)) }
  if (put.length > 1) {
    const [whole, part] = [readNumber(after), readNumber(put)]
    if (whole === undefined && part === undefined) return untouched
    raw = whole ?? after.slice(0, caret - put.length) + part + after.slice(caret)
    caret = raw.length - (after.length - caret)
  } else if (put !== '' && essence(put, { ...shape, signed: true, decimals: 1 }) === '') {
    return untouched
  } else if (put === '' && before.length - after.length === 1 && essence(before, shape) === essence(after, shape)) {
    raw = forward ? after.slice(0, caret) + after.slice(caret + 1) : after.slice(0, caret - 1) + after.slice(caret)
    if (!forward) caret -= 1
  }
  const bare = essence(raw, shape)
  if (put !== '' && wholeDigits(bare) > shape.digits) return untouched
  const text = dress(bare)
  return { text, caret: placeAfter(text, essence(raw.slice(0, Math.max(0, caret)), shape).length) }
}
