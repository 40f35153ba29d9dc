import type { Brush } from '../../../brush.ts'
import { circle, path, polar, sectorPath, times, turn } from '../../../pen.ts'
import { around, hot, leafAt } from '../../shades.ts'

export function wheel(b: Brush): string {
  const colours = [b.counter, b.main, b.bright]
  return (
    circle(150, 165, 112, b.deep) +
    circle(150, 165, 106, hot(b)) +
    times(24, (i) => circle(...polar(93, (i * turn) / 24, 150, 165), 7, i % 2 ? b.light : b.counter)) +
    circle(150, 165, 78, b.deep) +
    times(12, (i) =>
      path(
        sectorPath(26, 76, (i * turn) / 12 + 0.05, ((i + 1) * turn) / 12 - 0.05, 150, 165),
        colours[i % 3] ?? b.main,
      ),
    ) +
    circle(150, 165, 34, b.deep) +
    around(b, 8, () => path(leafAt(150, 165, 9, 30), b.light)) +
    circle(150, 165, 8, b.counter)
  )
}
