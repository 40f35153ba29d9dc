import type { Brush } from '../../../brush.ts'
import { darken, mix } from '../../../colour.ts'
import { circle, fade, line, polar, ring, sector, times, turn } from '../../../pen.ts'
import { sphere } from '../parts.ts'

export function roulette(b: Brush): string {
  const pockets = times(37, (i) =>
    sector(74, 108, (i * turn) / 37, ((i + 1) * turn) / 37 - 0.012, i === 0 ? '#12936a' : i % 2 ? b.main : '#15131a'),
  )
  const turret = times(4, (i) => {
    const [x, y] = polar(40, (i * turn) / 4 + 0.4)
    return line(`M0 0L${x} ${y}`, b.counter, 6, 'stroke-linecap="round"') + circle(x, y, 6, b.counter)
  })
  const [bx, by] = polar(84, b.between(-2.4, -0.6))
  return (
    circle(4, 12, 122, '#000', fade(0.35)) +
    circle(0, 0, 122, b.metal()) +
    circle(0, 0, 114, b.pale ? '#2a1210' : b.deep) +
    pockets +
    circle(0, 0, 72, darken(b.base, 0.35)) +
    ring(0, 0, 72, b.counter, 3) +
    circle(
      0,
      0,
      58,
      b.radial([
        [0, mix(b.base, b.main, 0.5)],
        [1, darken(b.base, 0.45)],
      ]),
    ) +
    times(8, (i) => sector(20, 56, (i * turn) / 8, (i * turn) / 8 + 0.06, b.counter, fade(0.55))) +
    turret +
    circle(0, 0, 16, b.metal()) +
    sphere(b, bx, by, 8.5, '#ffffff')
  )
}
