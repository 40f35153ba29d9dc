import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { fade, line, num, path, sparkle, times } from '../../../pen.ts'
import { hot } from '../../shades.ts'

const SEVEN = 'M70 86H232V128L172 262H118L176 140H112V166H70Z'

export function seven(b: Brush): string {
  const side = mix(b.deep, b.main, 0.25)
  return (
    times(6, (i) => path(SEVEN, side, `transform="translate(${num((6 - i) * 1.8)} ${num((6 - i) * 2.2)})"`)) +
    path(SEVEN, hot(b)) +
    line(SEVEN, b.light, 3.5, 'stroke-linejoin="round"') +
    path('M70 86H232V100H70Z', '#fff', fade(0.3)) +
    sparkle(78, 84, 22, '#fff', 0.9)
  )
}
