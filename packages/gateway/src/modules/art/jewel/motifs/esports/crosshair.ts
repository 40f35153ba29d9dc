import type { Brush } from '../../../brush.ts'
import { circle, fade, group, polygon, ring, sector, starPoints, times, turn } from '../../../pen.ts'

export function crosshair(b: Brush): string {
  const arms = times(
    4,
    (i) =>
      sector(84, 98, (i * turn) / 4 + 0.22, ((i + 1) * turn) / 4 - 0.22, b.body()) +
      group(
        `rotate(${i * 90})`,
        polygon(
          [
            [0, -30],
            [-11, -64],
            [11, -64],
          ],
          b.counter,
        ),
      ),
  )
  return (
    ring(0, 0, 108, b.light, 2, `stroke-dasharray="2 9" ${fade(0.8)}`) +
    arms +
    polygon(starPoints(3, 60, 60), 'none', `stroke="${b.counter}" stroke-width="2" ${fade(0.6)}`) +
    polygon(starPoints(4, 22, 9, 0), b.ivory) +
    circle(0, 0, 5, b.main)
  )
}
