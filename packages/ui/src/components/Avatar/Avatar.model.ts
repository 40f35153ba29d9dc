import { graphemes } from '../../foundation/graphemes.ts'

const letters = (word: string, count: number) => graphemes(word).slice(0, count).join('')

/**
 * What is shown for a person without a picture: the first letters of the first two words, or two letters of one word. A
 * letter is what a reader calls one: `কা` and a flag count once. Masks (`ra***7`) and marks such as `_` and `@` are no
 * letters.
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}\p{Emoji_Presentation}\u200c\u200d]+/u).filter(Boolean)
  const [first = '', second] = words
  // What follows a mask or an underscore is the tail of one name, not a second one.
  const spaced = /\s/u.test(name.trim())
  if (second && spaced) return letters(first, 1) + letters(second, 1)
  const two = letters(first, 2)
  // Letters that carry signs are wide: one is enough.
  return two.length > 2 ? letters(first, 1) : two
}
