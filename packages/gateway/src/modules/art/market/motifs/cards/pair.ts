import type { Brush } from '../../../brush.ts'
import { group } from '../../../pen.ts'
import { suits } from '../../../suits.ts'
import { card } from '../../parts.ts'
import { floor } from '../../shades.ts'

export function pair(b: Brush): string {
  const first = Math.floor(b.random() * 4)
  return (
    floor(264, 100) +
    group('translate(112 160) rotate(-13) scale(1.32)', card(b, suits[first] ?? 's', 'A')) +
    group('translate(194 174) rotate(12) scale(1.32)', card(b, suits[(first + 1) % 4] ?? 'h', 'K'))
  )
}
