import type { Localized } from '../../lib/text/localized.ts'

/**
 * Money is kept as a figure with its asset, and written out in the language of the reader; so are a `word`, a key of
 * `locales/<lang>/gateway.json`, a `name` that an operator has written by language, and a month, `2026-11`.
 */
export type MessageValue =
  | string
  | number
  | { money: string; asset: string }
  | { word: string }
  | { name: Localized }
  | { month: string }
export type MessageValues = Record<string, MessageValue>
