import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, fade, polar, polygon, sector, starPoints, times, turn } from '../../../pen.ts'

export function moneywheel(b: Brush): string {
  const colours = [b.main, b.counter, b.shade(0.5), b.light, mix(b.base, b.main, 0.5)]
  const fields = times(20, (i) =>
    sector(
      30,
      112,
      (i * turn) / 20,
      ((i + 1) * turn) / 20,
      colours[(i * 2 + (i % 3)) % 5] ?? b.main,
      `stroke="${b.ink}" stroke-width="1"`,
    ),
  )
  const studs = times(20, (i) => circle(...polar(117, (i * turn) / 20), 2.6, '#fff'))
  return (
    circle(4, 12, 122, '#000', fade(0.35)) +
    circle(0, 0, 122, b.metal()) +
    fields +
    studs +
    circle(0, 0, 38, b.ink) +
    circle(0, 0, 34, b.metal()) +
    polygon(starPoints(6, 24, 11), b.ink) +
    polygon(
      [
        [0, -92],
        [-15, -136],
        [15, -136],
      ],
      b.ivory,
    ) +
    circle(0, 0, 120, b.ball(), fade(0.35))
  )
}
