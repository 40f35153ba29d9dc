export type TextUnit = 'char' | 'word'

/** Scripts that leave no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

const wordsIn = (run: string): number =>
  unspaced.test(run) ? [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).length : 1

/**
 * How long a text is, in the unit the settings count: characters as code points, or words, between spaces and where a
 * script leaves none.
 */
export const lengthOf = (text: string, unit: TextUnit): number =>
  unit === 'char'
    ? [...text].length
    : text
        .split(/\s+/)
        .filter(Boolean)
        .reduce((sum, run) => sum + wordsIn(run), 0)
