import type { UiStrings } from './strings.gen.ts'

/** Part and key of a word. */
export type WordName = readonly [part: keyof UiStrings, key: string]

/** The version that removes all names below. */
export const formerUntil = '1.0.0'

/** Words under their former and current names: what a running page needs of deprecations.ts. */
export const formerWords: readonly (readonly [from: WordName, to: WordName])[] = [
  [
    ['shell', 'categories'],
    ['categoryNav', 'label'],
  ],
  [
    ['shell', 'vendors'],
    ['categoryNav', 'vendors'],
  ],
  [
    ['transaction', 'houseTurn'],
    ['transaction', 'operatorTurn'],
  ],
]
