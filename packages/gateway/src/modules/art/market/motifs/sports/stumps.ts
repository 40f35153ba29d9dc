import type { Brush } from '../../../brush.ts'
import { circle, ellipse, fade, group, line, rect } from '../../../pen.ts'
import { sheen, streak } from '../../shades.ts'

/** Three stumps, the bails flying. */
export function stumps(b: Brush): string {
  return (
    ellipse(150, 252, 110, 12, '#000', fade(0.35)) +
    [110, 150, 190]
      .map((x) => rect(x - 7, 70, 14, 176, 6, '#f2d9a6') + rect(x + 1, 70, 6, 176, 4, '#b98a45'))
      .join('') +
    group('rotate(-14 127 66)', rect(104, 58, 46, 9, 4, '#ffe9be')) +
    group('rotate(16 177 58)', rect(154, 50, 46, 9, 4, '#ffe9be')) +
    circle(210, 186, 54, '#b5152f') +
    circle(210, 186, 54, sheen(b)) +
    line('M170 150C200 176 226 204 246 226M180 142C208 166 234 192 254 214', '#ffe9c9', 2.6, 'stroke-dasharray="5 4"') +
    [0, 1, 2]
      .map((i) => streak(b, `M${128 - i * 16} ${178 + i * 22}L${66 - i * 10} ${162 + i * 24}`, 4, 0.9 - i * 0.25))
      .join('')
  )
}
