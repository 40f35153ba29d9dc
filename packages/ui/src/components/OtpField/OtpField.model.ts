import { latinDigits } from '../../foundation/figure/digits.ts'

const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '')

/**
 * What becomes of the text of the field: the digits in it, whatever their script and whatever is between them
 * (`১২৩-৪৫৬`, "Your code: 123 456"), at most `length`; and where the caret goes.
 */
export function readCode(text: string, caret: number, length: number): { value: string; caret: number } {
  const value = digitsOf(text).slice(0, length)
  return { value, caret: Math.min(digitsOf(text.slice(0, caret)).length, value.length) }
}
