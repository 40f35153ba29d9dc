import { gameFeatures } from '@brand/sdk/contract'
import { completeLanguages } from '../../lib/text/languages.ts'
import { translate } from '../../lib/text/words.ts'
import { foldText, latin, type SearchTerms } from './search/search-text.ts'
import { categoryOrder } from './catalogue/category-names.ts'
import { KINDS } from './catalogue/words/kinds.ts'

/** Names other than titles that a search may match: features, classes and categories of games. */
export interface Named {
  features: string[]
  classes: string[]
  types: string[]
}

/** From this many letters on, a word may match the beginning of a name. */
const TELLING = 3
/** Scripts that write a word in one sign or two. */
const brief = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

interface Name {
  of: keyof Named
  code: string
  text: string
}

const written = (of: Name['of'], code: string, name: string): Name[] =>
  [foldText(name), latin(name)].map((text) => ({ of, code, text: ` ${text}` }))
const localizedNames = (of: Name['of'], code: string, key: string) =>
  completeLanguages.flatMap((language) => written(of, code, translate(language, key)))

const names: Name[] = [
  ...gameFeatures.flatMap((code) => localizedNames('features', code, `feature.${code}`)),
  ...categoryOrder.flatMap((code) => localizedNames('types', code, `category.${code}`)),
  ...KINDS.flatMap(({ of, code, names: all }) =>
    Object.values(all)
      .flatMap((each) => each.split(', '))
      .flatMap((name) => written(of, code, name)),
  ),
]

/**
 * Whose names, in any language they are stored in, have all words of a search: "free spins", "spins", "ফ্রি স্পিন",
 * "轮盘".
 */
export function namedBy({ texts, patterns }: Pick<SearchTerms, 'texts' | 'patterns'>): Named {
  // In Latin letters, a short word of another script begins like many names.
  const telling = (at: number) => (at > 0 && patterns.length > 1 ? TELLING + 2 : TELLING)
  const distinctive = texts
    .filter((text, at) => text.length >= telling(at) || brief.test(text))
    .map((text) => text.split(' '))
  const met = names.filter(({ text }) => distinctive.some((words) => words.every((word) => text.includes(` ${word}`))))
  const codes = (of: keyof Named) => [...new Set(met.filter((name) => name.of === of).map(({ code }) => code))]
  return { features: codes('features'), classes: codes('classes'), types: codes('types') }
}
