import type { Brush } from '../../../brush.ts'
import { ellipse, fade, group, sparkle, times } from '../../../pen.ts'
import { chip } from '../../parts.ts'

export function chips(b: Brush): string {
  const gold = chip(b, 56, '#e9a825')
  const stack = (x: number, from: number, count: number, colour: string) => {
    const own = chip(b, 56, colour)
    return times(count, (i) => (i % 3 === 2 ? gold : own)(x, from - i * 14))
  }
  return (
    ellipse(150, 274, 128, 22, '#000', fade(0.4)) +
    stack(92, 246, 4, b.main) +
    stack(212, 246, 5, '#18352b') +
    stack(150, 262, 7, '#c8213f') +
    group('translate(196 92) rotate(20)', chip(b, 50, b.main, 0.92)(0, 0)) +
    sparkle(96, 108, 18, '#fff', 0.8)
  )
}
