import type { Brush } from '../../../brush.ts'
import { circle, fade, path, polygon, ring } from '../../../pen.ts'
import { around, hot } from '../../shades.ts'

export function reticle(b: Brush): string {
  return (
    ring(150, 165, 100, b.bright, 14, 'stroke-dasharray="120 37"') +
    ring(150, 165, 74, b.light, 2, 'stroke-opacity=".6"') +
    around(b, 4, () => path('M144 44H156L152 116H148Z', b.counter)) +
    polygon(
      [
        [150, 128],
        [187, 165],
        [150, 202],
        [113, 165],
      ],
      hot(b),
    ) +
    polygon(
      [
        [150, 128],
        [187, 165],
        [150, 165],
      ],
      '#fff',
      fade(0.35),
    ) +
    circle(150, 165, 7, b.deep)
  )
}
