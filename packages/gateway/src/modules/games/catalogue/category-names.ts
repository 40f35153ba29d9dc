import { translate } from '../../../lib/text/words.ts'
import type { GameType } from './title-pool.ts'

/** As the navigation shows them. */
export const categoryOrder: readonly GameType[] = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
]

/** What the navigation calls a category; the site may have its own name for it. */
export const categoryName = (type: GameType, language: string): string => translate(language, `category.${type}`)
