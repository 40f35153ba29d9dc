import type { Brush } from '../../../brush.ts'
import { group } from '../../../pen.ts'
import { suits } from '../../../suits.ts'
import { card } from '../../parts.ts'
import { floor } from '../../shades.ts'

/** Three cards laid open. */
export function fan(b: Brush): string {
  const first = Math.floor(b.random() * 4)
  const ranks = ['A', 'K', 'Q', 'J']
  return (
    floor(262, 110) +
    [-24, 0, 24]
      .map((tilt, i) =>
        group(
          `translate(${150 + (i - 1) * 58} ${172 + Math.abs(i - 1) * 12}) rotate(${tilt}) scale(1.12)`,
          card(b, suits[(first + i) % 4] ?? 's', ranks[(first + i) % 4] ?? 'A'),
        ),
      )
      .join('')
  )
}
