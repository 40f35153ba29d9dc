import type { Brush } from '../../../brush.ts'
import { darken, lighten } from '../../../colour.ts'
import { circle, fade, group, path, polygon, rect, starPoints } from '../../../pen.ts'

/** Two swords crossed. */
export function blade(b: Brush): string {
  const steel = b.linear(
    [
      [0, '#fff'],
      [0.5, lighten(b.light, 0.4)],
      [1, b.light],
    ],
    0,
    0,
    1,
    0,
  )
  const sword =
    path('M0-142L15-112V46H-15V-112Z', steel) +
    path('M-15-112L0-142V46H-15Z', '#000', fade(0.2)) +
    rect(-40, 44, 80, 13, 6, b.counter) +
    rect(-8, 57, 16, 44, 4, darken(b.main, 0.3)) +
    circle(0, 108, 11, b.counter)
  return (
    group('rotate(38)', sword) +
    group('scale(-1 1) rotate(38)', sword) +
    polygon(starPoints(2, 30, 20), b.body(), `stroke="${b.counter}" stroke-width="3"`)
  )
}
