import type { UiStrings } from './strings.gen.ts'

// Pseudo languages, for finding what a translation would break before there is one: words that do not fit,
// words missing from the locale files, sides that do not turn. Tags are those of Unicode CLDR and of phones.

/** Accented and 35 % longer, read from the left. */
export const ACCENTED = 'en-XA'
/** Its mirrored variant, read from the right. */
export const MIRRORED = 'ar-XB'

/** By how much translations from English grow; short words grow more. */
const GROWTH = 0.35

const plain = 'aceghijklnorstuwyzACDEGHIJKLNORSTUWYZ'
const marked = 'áçéĝĥíĵķļñöŕšţûŵýžÁÇĎÉĜĤÍĴĶĻÑÖŔŠŢÛŴÝŽ'
const accents = new Map([...plain].map((letter, at) => [letter, [...marked][at] ?? letter]))

/** Words between placeholders; `{{page}}` itself stays. */
const eachWord = (text: string, change: (words: string) => string) =>
  text.replace(
    /(\{\{\w+\}\})|((?:(?!\{\{).)+)/gs,
    (_all, hole: string | undefined, words = '') => hole ?? change(words as string),
  )

/**
 * `Next page` → `[Ñééxţ pááĝéé~]`: letters marked, vowels doubled until it is 35 % longer, brackets that must both be
 * seen.
 */
export function accented(text: string): string {
  let missing = Math.ceil(text.replace(/\{\{\w+\}\}/g, '').length * GROWTH)
  const longer = eachWord(text, (words) =>
    [...words]
      .map((letter) => {
        const drawn = accents.get(letter) ?? letter
        if (missing <= 0 || !/[aeiouy]/i.test(letter)) return drawn
        missing -= 1
        return drawn + drawn
      })
      .join(''),
  )
  return `[${longer}${'~'.repeat(Math.max(0, missing))}]`
}

const [FROM_RIGHT, END] = ['\u202e', '\u202c']

/** The same, its letters running from right to left as Arabic does. */
export const mirrored = (text: string): string => eachWord(accented(text), (words) => `${FROM_RIGHT}${words}${END}`)

/** The words of the kit in a pseudo-language, made from those of a real one: `pseudoStrings(english, 'en-XA')`. */
export function pseudoStrings(strings: UiStrings, lang: typeof ACCENTED | typeof MIRRORED): UiStrings {
  const change = lang === MIRRORED ? mirrored : accented
  const parts = Object.entries(strings).map(([part, words]) => [
    part,
    Object.fromEntries(Object.entries(words as Record<string, string>).map(([key, text]) => [key, change(text)])),
  ])
  return Object.fromEntries(parts) as UiStrings
}
