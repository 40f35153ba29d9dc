import type { Brush } from '../../../brush.ts'
import { circle, group, line, polar, polygon, regular, turn } from '../../../pen.ts'
import { floor, sheen, streak } from '../../shades.ts'

const BLACK = '#141a18'

export function football(b: Brush): string {
  let seams = ''
  let patches = polygon(regular(5, 34, 150, 165), BLACK)
  for (let i = 0; i < 5; i++) {
    const a = -turn / 4 + (i * turn) / 5
    const [x, y] = polar(92, a, 150, 165)
    patches += polygon(regular(5, 34, x, y, a), BLACK)
    seams += `M${polar(34, a, 150, 165)}L${polar(60, a, 150, 165)}M${polar(70, a + turn / 10, 150, 165)}L${polar(
      104,
      a + turn / 10,
      150,
      165,
    )}`
  }
  return (
    floor(268, 92) +
    circle(150, 165, 98, '#f8f5ec') +
    group('', patches + line(seams, BLACK, 4), b.clip(circle(150, 165, 98, '#000'))) +
    circle(150, 165, 98, sheen(b)) +
    [0, 1, 2].map((i) => streak(b, `M${24 - i * 10} ${206 + i * 18}H${70 - i * 12}`, 4, 0.8 - i * 0.2)).join('')
  )
}
