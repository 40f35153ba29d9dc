import anyAscii from 'any-ascii'
import { asciiDigits } from '../../../lib/text/ascii-digits.ts'

/**
 * Lower case, one form of each letter, ASCII digits, single spaces; nothing else is left, so it is safe inside LIKE.
 */
export function foldText(text: string): string {
  return asciiDigits(text.normalize('NFKC').toLowerCase())
    .replace(/['’ʼ\u0981\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The same in Latin letters. */
export const latin = (text: string): string => foldText(anyAscii(foldText(text)))

/**
 * The sound of a word without its spelling: consonants by sound. Bengali is transliterated letter by letter, without
 * the vowels that are not written, so পদ্মা and Padma match: both are `pdm`.
 */
export function phoneticKey(word: string): string {
  return word
    .replace(/[^a-z0-9]/g, '')
    .replace(/ch/g, 'C')
    .replace(/sh/g, 's')
    .replace(/ph/g, 'p')
    .replace(/([kgcCjtdbp])h/g, '$1')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/C/g, 'c')
    .replace(/x/g, 'ks')
    .replace(/z/g, 'j')
    .replace(/f/g, 'p')
    .replace(/v/g, 'b')
    .replace(/[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/**
 * The search column: every title folded, in its own script and in Latin letters, and the vendor's names, each between
 * bars;
 * then the phonetic key of each Latin word, marked with `~`.
 */
export function searchText(titles: readonly string[], vendor: readonly string[]): string {
  const texts = new Set([...titles, ...vendor].flatMap((title) => [foldText(title), latin(title)]).filter(Boolean))
  const words = new Set(
    titles
      .flatMap((title) => latin(title).split(' '))
      .map(phoneticKey)
      .filter((word) => word.length > 1),
  )
  return `| ${[...texts].join(' | ')} | ${[...words].map((word) => `~${word}`).join(' ')} `
}

/** Words of a search that count; the rest only rank what these find. */
const MOST_WORDS = 8

/** A search as LIKE patterns over that column. */
export interface SearchTerms {
  /** As typed and in Latin letters. */
  texts: string[]
  /** In Latin letters, which every title has in that column too; none of a word that is written as it is meant. */
  words: string[]
  /**
   * Ways to match, of which one is enough: a pattern for each word, all of which must match. Most hold a trigram, so
   * that the index is used and not every row is read.
   */
  patterns: string[][]
  phoneticKeys: string[] | null
}

/** Letters of another script than Latin. */
const foreign = /(?!\p{Script=Latin})\p{L}/u
/** Signs that stand for a meaning: many sound alike, so that a sound says nothing about them. */
const meant = /\p{Script=Han}/u

/** What to look for in the search column, from what a person typed; null where no letter or digit is left. */
export function searchTermsOf(query: string): SearchTerms | null {
  const [native, ascii] = [foldText(query), latin(query)]
  if (!native && !ascii) return null
  const typed = native.split(' ').slice(0, MOST_WORDS)
  if (meant.test(native))
    return { texts: [native], words: [], patterns: [typed.map((word) => `%${word}%`)], phoneticKeys: null }
  const words = (ascii || native).split(' ').slice(0, MOST_WORDS)
  const skeleton = words.map(phoneticKey)
  // Two letters are in every other title: so short a word only matches at the start of a word, two consonants only a
  // whole word.
  const within = (word: string) => (word.length > 2 ? `%${word}%` : `% ${word}%`)
  // A word of another script is looked for as it is written, and in Latin letters as the beginning of a word, or as
  // one: in the middle of one such letters are chance.
  const beginning = (word: string) => (word.length > 3 ? `% ${word}%` : `% ${word} %`)
  const isForeign = foreign.test(native)
  const patterns = isForeign ? [typed.map(within), words.map(beginning)] : [words.map(within)]
  // So short a word of another script sounds like many.
  const sounds = isForeign ? words.every((word) => word.length > 4) : true
  const marks = skeleton.map((word) => (word.length > 2 ? `%~${word}%` : `%~${word} %`))
  return {
    texts: [...new Set([native, ascii])].filter(Boolean),
    words,
    patterns,
    phoneticKeys: sounds && skeleton.every((word) => word.length > 1) ? marks : null,
  }
}
