import type { Brush } from '../../../brush.ts'
import { darken, mix } from '../../../colour.ts'
import { circle, line, path, petal, polar, rect, times, turn } from '../../../pen.ts'

const GOLD = '#f4bd52'

/** An old square-holed coin: gold in every palette, petals in the palette's own colour. */
export function coin(b: Brush): string {
  const gilt = b.linear([
    [0, '#ffe9b0'],
    [0.5, GOLD],
    [1, '#b8741c'],
  ])
  const milled = Array.from(
    { length: 48 },
    (_, i) => `M${polar(91, (i * turn) / 48)}L${polar(99, (i * turn) / 48)}`,
  ).join('')
  return (
    b.shadow(112, 90) +
    circle(0, 10, 102, mix(GOLD, '#3a1b00', 0.6)) +
    circle(0, 0, 102, gilt) +
    circle(0, 0, 88, mix(GOLD, b.main, 0.35)) +
    circle(0, 0, 84, gilt) +
    line(milled, mix(GOLD, '#5a2c00', 0.5), 2) +
    times(8, (i) => path(petal(30, 13), b.body(), `transform="rotate(${i * 45}) translate(0 -44)"`)) +
    rect(-27, -27, 54, 54, 4, b.pale ? darken(b.main, 0.5) : b.deep) +
    rect(-33, -33, 66, 66, 6, 'none', `stroke="${mix(GOLD, '#5a2c00', 0.45)}" stroke-width="3"`) +
    line('M-70-60A92 92 0 0 1 20-90', '#fff', 5, 'stroke-linecap="round" opacity=".7"')
  )
}
