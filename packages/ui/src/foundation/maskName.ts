import { graphemes } from './graphemes.ts'

/**
 * `tanvir88` → `ta***8`: the first two letters and the last, whatever the length. A name that comes masked
 * stays as it is; one too short to hide shows its first letter alone. Letters are counted as a reader sees them.
 */
export function maskName(name: string): string {
  if (name.includes('*')) return name
  const letters = graphemes(name.trim())
  // Unicode counts a long vowel of Burmese by itself, which cannot be drawn without its letter.
  const last = letters.findLast((letter) => !/^\p{M}/u.test(letter))
  return letters.length > 4 ? `${letters.slice(0, 2).join('')}***${last ?? ''}` : `${letters[0] ?? ''}***`
}
