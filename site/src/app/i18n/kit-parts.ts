import type { UiStrings } from '@brand/ui/theme'

/**
 * Components of the kit that the first load may show outside KitWords. The build refuses a page that was drawn with a
 * key in place of a word.
 */
const firstParts: readonly (keyof UiStrings)[] = [
  'balance',
  'carousel',
  'categoryNav',
  'copyButton',
  'errorState',
  'floatingService',
  'footer',
  'gameCard',
  'header',
  'jackpot',
  'link',
  'marquee',
  'pagination',
  'shell',
  'sideMenu',
  'toast',
  'winners',
]

/** The words of `ui.json` that the first load shows, or the others. */
export const kitWords = (all: Readonly<Record<string, unknown>>, first: boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).filter(([part]) => first === (firstParts as readonly string[]).includes(part)))
