import type { Brush } from '../../../brush.ts'
import { circle, group, line, polar, polygon, regular, turn } from '../../../pen.ts'

const R = 104

export function football(b: Brush): string {
  let seams = ''
  let patches = polygon(regular(5, 36), b.ink)
  for (let i = 0; i < 5; i++) {
    const a = -turn / 4 + (i * turn) / 5
    seams += `M${polar(36, a)}L${polar(66, a)}M${polar(82, a + 0.34)}L${polar(82, a + turn / 5 - 0.34)}`
    patches += polygon(
      [polar(66, a), polar(82, a + 0.34), polar(116, a + 0.27), polar(116, a - 0.27), polar(82, a - 0.34)],
      b.ink,
    )
  }
  return (
    b.shadow(120, 92) +
    circle(0, 0, R, '#fbf7ee') +
    group('', group('rotate(14)', patches + line(seams, b.ink, 4)), b.clip(circle(0, 0, R, '#000'))) +
    circle(0, 0, R, b.ball())
  )
}
