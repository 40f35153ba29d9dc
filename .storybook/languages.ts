import { formatLocale, languages } from '../packages/ui/src/i18n/languages.ts'
import { loadStrings } from '../packages/ui/src/i18n/locale.ts'
import { ACCENTED, MIRRORED, pseudoStrings } from '../packages/ui/src/i18n/pseudo.ts'
import type { UiStrings } from '../packages/ui/src/i18n/useStrings.ts'

/**
 * What the toolbar offers, by tag: the languages of the kit, and two pseudo languages, to find what a translation would
 * break.
 */
export const titles: readonly (readonly [tag: string, title: string])[] = [
  ...languages.map(({ tag, name }) => [tag, name] as const),
  [ACCENTED, 'Áççéñţéđ, 35 % longer'],
  [MIRRORED, 'Mirrored twin, right to left'],
]

/** Words of a language that the toolbar offers; each is fetched when it is first chosen. */
export async function wordsOf(tag: string): Promise<UiStrings> {
  return tag === ACCENTED || tag === MIRRORED ? pseudoStrings(await loadStrings('en'), tag) : loadStrings(tag)
}

/** The locale that a language writes its numbers and dates in. */
export function numberLocaleOf(tag: string): string {
  const row = languages.find((each) => each.tag === tag)
  return row ? formatLocale(row) : tag
}
