import type { Brush } from '../../../brush.ts'
import { circle, fade, group, path, rect, ring, sparkle } from '../../../pen.ts'
import { paper } from '../../shades.ts'

export function spurs(b: Brush): string {
  const one = (at: string) =>
    group(
      at,
      path('M-6 92C-70 60-104-14-84-96C-60-34-30 6 18 30Z', paper(b)) +
        path('M-84-96C-60-34-30 6 18 30L10 46C-40 20-74-30-84-96Z', '#17211d', fade(0.24)) +
        rect(-14, 26, 46, 30, 8, b.counter, 'transform="rotate(42 9 41)"') +
        path('M20 52C44 64 58 84 56 110C34 106 12 96 0 78Z', b.main),
    )
  return (
    ring(150, 165, 104, b.counter, 3) +
    circle(150, 165, 92, b.deep, fade(0.45)) +
    one('translate(172 168)') +
    one('translate(128 168) scale(-1 1)') +
    sparkle(150, 118, 26, b.counter)
  )
}
