import type { Brush } from '../../../brush.ts'
import { circle, path, polar, polygon, sectorPath, sparkle, times, turn } from '../../../pen.ts'
import { dusky, gilt, sheen } from '../../shades.ts'

export function moneywheel(b: Brush): string {
  const colours = [b.counter, b.main, b.bright, dusky(b, 0.5)]
  return (
    circle(150, 165, 124, b.deep) +
    times(28, (i) => circle(...polar(118, (i * turn) / 28, 150, 165), 3.6, '#fff3cf')) +
    times(20, (i) =>
      path(
        sectorPath(30, 110, (i * turn) / 20, ((i + 1) * turn) / 20, 150, 165),
        colours[i % 4] ?? b.main,
        `stroke="${b.deep}" stroke-width="1.5"`,
      ),
    ) +
    circle(150, 165, 110, sheen(b)) +
    circle(150, 165, 38, b.deep) +
    circle(150, 165, 33, gilt(b)) +
    sparkle(150, 165, 22, '#7c4a02', 0.8) +
    polygon(
      [
        [136, 32],
        [164, 32],
        [150, 66],
      ],
      '#fff3cf',
      'stroke="#5f3701" stroke-width="2" stroke-linejoin="round"',
    )
  )
}
