import type { Brush } from '../../../brush.ts'
import { circle, fade, path, polygon, rect, times } from '../../../pen.ts'
import { dusky, gilt, leafAt } from '../../shades.ts'

export function temple(b: Brush): string {
  const storeys = times(6, (i) => {
    const h = 105 - i * 16
    const y = 246 - i * 27
    return (
      polygon(
        [
          [150 - h, y + 27],
          [150 + h, y + 27],
          [141 + h, y],
          [159 - h, y],
        ],
        dusky(b, i % 2 ? 0.2 : 0.42),
      ) +
      polygon(
        [
          [150, y + 27],
          [150 + h, y + 27],
          [141 + h, y],
          [150, y],
        ],
        '#000',
        fade(0.25),
      ) +
      rect(157 - h, y, h * 2 - 14, 5, 2, b.light, fade(0.42))
    )
  })
  return (
    circle(150, 150, 92, gilt(b)) +
    circle(150, 150, 92, b.counter, fade(0.18)) +
    storeys +
    path('M132 273V232A18 20 0 0 1 168 232V273Z', b.deep) +
    path('M140 273V240A10 12 0 0 1 160 240V273Z', b.counter) +
    path(leafAt(150, 112, 11, 34), b.counter)
  )
}
