import { phoneticKey } from './search-text.ts'

/**
 * How much of a word may differ: one letter of four, two of eight; vowels and letters of one sound count less than
 * half.
 */
export const SPELT_OTHERWISE = 0.26
/**
 * From this many letters on, what is typed may be the beginning of a word; the missing end is no evidence, so the rest
 * must match better.
 */
const BEGINNING = 4
const HALF_SAID = 1.4
/** Cost of an edit that barely changes the sound: a vowel, a doubled letter; k for c. */
const SOFT = 0.4
const SOUND = 0.5

const silent = (letter: string) => phoneticKey(letter) === ''
const taken = (letter: string, before: string | undefined) => (silent(letter) || letter === before ? SOFT : 1)
const swapped = (a: string, b: string) =>
  a === b ? 0 : phoneticKey(a) !== phoneticKey(b) ? 1 : silent(a) ? SOFT : SOUND

/** The cheapest edit from one word to another: letters deleted, inserted, transposed, or replaced. */
function distance(a: string, b: string): number {
  let [before, row] = [[] as number[], [0]]
  for (let j = 1; j <= b.length; j++) row.push((row[j - 1] ?? 0) + taken(b[j - 1] ?? '', b[j - 2]))
  for (let i = 1; i <= a.length; i++) {
    const [letter, last] = [a[i - 1] ?? '', a[i - 2]]
    const next = [(row[0] ?? 0) + taken(letter, last)]
    for (let j = 1; j <= b.length; j++) {
      const [other, otherLast] = [b[j - 1] ?? '', b[j - 2]]
      const turned = letter === otherLast && last === other ? (before[j - 2] ?? Infinity) + 1 : Infinity
      next.push(
        Math.min(
          (row[j] ?? 0) + taken(letter, last),
          (next[j - 1] ?? 0) + taken(other, otherLast),
          (row[j - 1] ?? 0) + swapped(letter, other),
          turned,
        ),
      )
    }
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? Infinity
}

/**
 * Distance of what was typed from a word, or from its beginning: 0 the same, 1 nothing in common. Both in Latin
 * letters.
 */
export function spellingDistance(typed: string, word: string): number {
  const of = (target: string) => distance(typed, target) / Math.max(BEGINNING, Math.min(typed.length, target.length))
  const beginnings =
    typed.length < BEGINNING || word.length <= typed.length
      ? []
      : [0, 1].map((more) => word.slice(0, typed.length + more))
  return Math.min(of(word), ...beginnings.map((each) => of(each) * HALF_SAID))
}

/** LIKE patterns of every word that is one letter away. */
export function oneLetterAway(word: string): string[] {
  const at = Array.from({ length: word.length + 1 }, (_, i) => i)
  const cut = (i: number, length: number, instead: string) => word.slice(0, i) + instead + word.slice(i + length)
  const all = at.flatMap((i) => [
    cut(i, 0, '_'),
    ...(i < word.length ? [cut(i, 1, '_'), cut(i, 1, '')] : []),
    ...(i + 1 < word.length ? [cut(i, 2, `${word[i + 1]}${word[i]}`)] : []),
  ])
  return [...new Set(all)]
}
