'use client'
import { deprecated } from '../foundation/deprecated.ts'
import { useBrand } from '../theme/BrandContext.ts'
import { formerUntil, formerWords, type WordName } from './formerWords.ts'
import type { UiStrings } from './strings.gen.ts'

type Words = Record<string, Record<string, string | undefined> | undefined>

/**
 * The words of one use, and those still given under former names: `useStrings('categoryNav',
 * useFormerWords('categoryNav', strings))`.
 */
export function useFormerWords<Part extends keyof UiStrings>(
  part: Part,
  own?: Partial<UiStrings[Part]>,
): Partial<UiStrings[Part]> | undefined {
  const { strings, overrides } = useBrand()
  const former: Record<string, string> = {}
  for (const [from, to] of formerWords) {
    if (to[0] !== part) continue
    // In each place the current name takes precedence, and overrides come before words under either name.
    const at = ([name, key]: WordName, words: object | undefined) => (words as Words | undefined)?.[name]?.[key]
    const place = [overrides, strings].find((words) => at(to, words) ?? at(from, words))
    const word = at(to, place) ?? at(from, place)
    if (word === undefined || at(to, place) !== undefined) continue
    if (process.env.NODE_ENV !== 'production') deprecated(from.join('.'), to.join('.'), formerUntil)
    former[to[1]] = word
  }
  return { ...(former as Partial<UiStrings[Part]>), ...own }
}
