import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, group, line, num, path, times } from '../../../pen.ts'
import { dusky, hot, leafAt } from '../../shades.ts'

const COMB = '#d3203b'

export function rooster(b: Brush): string {
  const fills = [dusky(b, 0.45), b.main, mix(b.main, b.bright, 0.6), b.counter]
  const hackles = times(4, (k) =>
    times(9 - k, (i) =>
      group(
        `rotate(${num(-62 + i * 15.5 + k * 7)} 172 150)`,
        path(leafAt(172, 308 - k * 34, 13, 150 - k * 24), fills[k] ?? b.main),
      ),
    ),
  )
  return (
    group('translate(-6)', hackles) +
    path('M112 92C100 70 110 50 126 54C126 34 150 28 158 48C168 30 192 36 190 58C208 54 218 76 204 96Z', COMB) +
    line('M126 54C126 34 150 28 158 48M158 48C168 30 192 36 190 58', '#fff', 3, 'stroke-opacity=".25"') +
    path('M100 150C94 104 126 84 160 84C204 84 222 120 216 160C206 188 128 190 100 150Z', hot(b)) +
    path('M104 118L52 142C64 158 86 162 106 156Z', '#f4b731') +
    path('M52 142C64 158 86 162 106 156L102 140Z', '#b87a0c') +
    path('M92 160C78 172 80 206 98 212C114 206 118 178 110 162Z', COMB) +
    line('M84 178C82 192 88 204 98 208', '#fff', 3, 'stroke-opacity=".3" stroke-linecap="round"') +
    circle(142, 122, 14, '#fff3cf') +
    circle(139, 123, 7.5, '#160a04') +
    circle(142, 120, 2.6, '#fff') +
    line('M122 104C136 98 152 100 162 108', b.deep, 5, 'stroke-linecap="round"')
  )
}
