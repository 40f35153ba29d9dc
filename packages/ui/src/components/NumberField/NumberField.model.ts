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

/** Digits of any script, one kind of point, one kind of minus. Everything else stays as it was typed. */
const plain = (text: string) => latinDigits(text).replaceAll('٫', '.').replaceAll('−', '-')
/** A number, or the beginning of one. */
const partOfNumber = /^-?\d*(?:\.\d*)?$/

/** As shown in the field while it is typed: thousands set apart, a true minus, nothing added. */
export function dress(text: string): string {
  const [, minus = '', whole = '', tail = ''] = /^(-?)(\d*)(.*)$/.exec(text) ?? []
  return (minus && '−') + groupThousands(whole) + tail
}

const withoutCommas = (text: string) => plain(text).replaceAll(',', '')
/**
 * Its commas are the field's own: they move with the digits. Commas typed elsewhere are part of what was
 * typed.
 */
const isDressed = (text: string) => partOfNumber.test(withoutCommas(text)) && dress(withoutCommas(text)) === text

/** Why a text is no number the field can take. */
export type TextFault = 'notNumber' | 'negative' | 'decimals' | 'digits'

/**
 * The decimal string behind the text of the field, with all its decimals: `1,234.5` → `1234.50`. Empty where there is
 * nothing, and where the field cannot take what there is: nothing is cut off to make it fit.
 */
export function readText(text: string, shape: NumberShape): { value: string; fault: TextFault | undefined } {
  const faulty = (fault: TextFault | undefined) => ({ value: '', fault })
  if (text.trim() === '') return faulty(undefined)
  const number = readNumber(text)
  if (number === undefined) return faulty('notNumber')
  if (number.startsWith('-') && !shape.signed) return faulty('negative')
  const [whole = '', part = ''] = number.replace('-', '').split('.')
  if (/[1-9]/.test(part.slice(shape.decimals))) return faulty('decimals')
  if (whole.length > shape.digits) return faulty('digits')
  const minor = toMinor(number, shape.decimals)
  return minor === undefined ? faulty('notNumber') : { value: fromMinor(minor, shape.decimals), fault: undefined }
}

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
  /** The text before. */
  before: string
  /** What the browser made of it, and where it put the caret. */
  after: string
  caret: number
  /** What was put in, where it is known: a key, a paste. */
  put?: string | undefined
  /** The key that deletes forwards was pressed. */
  forward?: boolean | undefined
}

/** What was put in: what is known, else the part of `after` up to the caret that `before` did not begin with. */
function inserted({ before, after, caret, put }: Edit): string {
  if (put && after.slice(0, caret).endsWith(put)) return put
  let same = 0
  const rest = after.length - caret
  while (same < caret && same < before.length - rest && before[same] === after[same]) same += 1
  return after.slice(same, caret)
}

/**
 * What an edit makes of the field: its new text and caret. A number is grouped as it is typed; several characters at
 * once (a paste, a suggestion) may be a number in another notation (`readNumber`). Everything else stays as it was
 * typed; `readText` returns its fault. Deleting a separator deletes the digit beside it.
 */
export function edit(change: Edit): { text: string; caret: number } {
  const { before, after, caret, forward } = change
  const dressed = isDressed(before)
  const bare = dressed ? withoutCommas : plain
  const put = inserted(change)
  let [head, tail] = [after.slice(0, caret - put.length), after.slice(caret)]
  if (dressed && put === '' && before.length - after.length === 1 && withoutCommas(before) === withoutCommas(after)) {
    if (forward) tail = tail.slice(1)
    else head = head.slice(0, -1)
  }
  const pieces = [plain(put), ...(put.length > 1 ? [readNumber(put) ?? ''] : [])]
  const piece = pieces.find((one) => (one || !put) && partOfNumber.test(bare(head) + one + bare(tail)))
  if (piece === undefined) {
    // The field's own commas end where its grouping ends: later they would read as a decimal mark.
    if (dressed && !/[,٬،]/.test(put)) [head, tail] = [head.replaceAll(',', ''), tail.replaceAll(',', '')]
    return { text: head + put + tail, caret: head.length + put.length }
  }
  const text = dress(bare(head) + piece + bare(tail))
  return { text, caret: placeAfter(text, bare(head).length + piece.length) }
}
