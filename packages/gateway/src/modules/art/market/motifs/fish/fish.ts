import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, circles, fade, group, line, path, type Point } from '../../../pen.ts'
import { bubblesAt, hot } from '../../shades.ts'

const BODY = 'M48 168C84 96 176 92 226 160C176 236 84 236 48 168Z'

export function fish(b: Brush): string {
  const scales = Array.from({ length: 56 }, (_, i): Point => {
    const [x, y] = [i % 7, Math.floor(i / 7)]
    return [104 + x * 17 + (y % 2 ? 8 : 0), 112 + y * 16]
  })
  const inside =
    line(circles(scales, 11), b.light, 1.5, 'stroke-opacity=".5"') +
    path('M48 168C84 96 98 100 104 108C88 150 92 190 108 232C84 220 60 196 48 168Z', mix(b.main, b.light, 0.3)) +
    path('M60 190C110 240 190 230 226 170V250H60Z', b.deep, fade(0.26))
  return (
    path('M214 160C236 124 262 112 280 112C270 140 270 186 282 212C258 212 234 198 214 160Z', b.counter) +
    line('M222 160C240 136 256 128 268 126M222 162C242 182 256 192 270 198', b.deep, 2, 'stroke-opacity=".3"') +
    path(
      'M104 118C124 74 168 72 186 84C180 104 176 114 178 124ZM124 222C132 252 156 258 168 254C166 240 168 230 172 220Z',
      b.main,
    ) +
    path(BODY, hot(b)) +
    group('', inside, b.clip(path(BODY, '#000'))) +
    circle(78, 154, 12, '#fff') +
    circle(75, 155, 6.5, '#0b0f10') +
    circle(78, 151, 2.4, '#fff') +
    bubblesAt(b, [
      [40, 128, 8],
      [30, 104, 5],
      [52, 90, 4],
    ])
  )
}
