import type { Brush } from '../../../brush.ts'
import { BLACK, RED, card, cardBack, chip } from '../parts.ts'

export const baccarat = (b: Brush): string =>
  card(b, -40, 8, -14, b.pick(['h', 'd']), RED) + card(b, 38, -4, 11, b.pick(['s', 'c']), BLACK)

/** One card hidden, one open, and the stake between them. */
export function dragontiger(b: Brush): string {
  const suit = b.pick(['h', 's'])
  return (
    cardBack(b, -38, 0, -8) +
    card(b, 44, 6, 12, suit, suit === 'h' ? RED : BLACK) +
    chip(b, -8, 84, 34, b.main, b.ivory)
  )
}
