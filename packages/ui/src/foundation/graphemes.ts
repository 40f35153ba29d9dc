/**
 * What a reader calls the letters of a text: `কা` and a flag are one each. Code points in browsers without
 * `Intl.Segmenter`.
 */
export const graphemes = (text: string, lang?: string): string[] =>
  typeof Intl.Segmenter === 'undefined'
    ? [...text]
    : Array.from(new Intl.Segmenter(lang, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
