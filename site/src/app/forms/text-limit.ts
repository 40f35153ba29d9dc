import { isGatewayError } from '@brand/sdk'

/** How long a text may be; the operator states it in characters (code points) or words. */
export interface TextLimit {
  unit: 'char' | 'word'
  min: number
  max: number
}

/** Used until the operator has returned another. */
export const usual: TextLimit = { unit: 'char', min: 1, max: 140 }

/** Scripts that leave no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const wordsIn = (run: string): number =>
  unspaced.test(run) && typeof Intl.Segmenter !== 'undefined'
    ? [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(run)].filter(({ isWordLike }) => isWordLike)
        .length
    : 1

export const lengthOf = (text: string, unit: TextLimit['unit']): number =>
  unit === 'char'
    ? [...text.trim()].length
    : text
        .split(/\s+/)
        .filter(Boolean)
        .reduce((sum, run) => sum + wordsIn(run), 0)

export function fits(text: string, { unit, min, max }: TextLimit): boolean {
  const length = lengthOf(text, unit)
  return length >= min && length <= max
}

/** The limit a refusal names; the form uses it from then on. */
export function limitOf(error: unknown): TextLimit | undefined {
  if (!isGatewayError(error, 'text_length')) return undefined
  const { unit, min, max } = error.details
  const known = (unit === 'char' || unit === 'word') && Number.isInteger(min) && Number.isInteger(max)
  return known ? { unit, min: min as number, max: max as number } : undefined
}
