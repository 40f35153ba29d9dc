import type { Brush } from '../../../brush.ts'
import { group } from '../../../pen.ts'
import { isRed, suits } from '../../../suits.ts'
import { BLACK, RED, card, cardBack } from '../parts.ts'

/** Five cards held in a fan. */
export function hand(b: Brush): string {
  const first = Math.floor(b.random() * 4)
  return [-2, -1, 0, 1, 2]
    .map((i, k) => {
      const suit = suits[(k + first) % 4] ?? 's'
      return group(`rotate(${i * 17} 0 150)`, card(b, 0, -8, 0, suit, isRed(suit) ? RED : BLACK))
    })
    .join('')
}

/** Two cards down, one open on top of them. */
export function trio(b: Brush): string {
  const suit = b.pick(suits)
  return cardBack(b, -58, 14, -18) + cardBack(b, 58, 14, 18) + card(b, 0, -4, 0, suit, isRed(suit) ? RED : BLACK)
}
