import type { Brush } from '../../../brush.ts'
import { lighten, mix } from '../../../colour.ts'
import { type Point, fade, polygon, sparkle } from '../../../pen.ts'

/** A brilliant from the side; each facet a step of light. */
export function gem(b: Brush): string {
  const facet = (points: Point[], t: number) => polygon(points, t > 0 ? lighten(b.main, t) : mix(b.main, b.deep, -t))
  return (
    facet(
      [
        [92, 92],
        [208, 92],
        [244, 148],
        [150, 268],
        [56, 148],
      ],
      0,
    ) +
    facet(
      [
        [92, 92],
        [120, 148],
        [56, 148],
      ],
      0.34,
    ) +
    facet(
      [
        [92, 92],
        [150, 92],
        [120, 148],
      ],
      0.62,
    ) +
    facet(
      [
        [150, 92],
        [180, 148],
        [120, 148],
      ],
      0.44,
    ) +
    facet(
      [
        [150, 92],
        [208, 92],
        [180, 148],
      ],
      0.24,
    ) +
    facet(
      [
        [208, 92],
        [244, 148],
        [180, 148],
      ],
      -0.1,
    ) +
    facet(
      [
        [56, 148],
        [120, 148],
        [150, 268],
      ],
      0.16,
    ) +
    facet(
      [
        [120, 148],
        [180, 148],
        [150, 268],
      ],
      -0.12,
    ) +
    facet(
      [
        [180, 148],
        [244, 148],
        [150, 268],
      ],
      -0.5,
    ) +
    polygon(
      [
        [100, 97],
        [144, 97],
        [120, 140],
      ],
      '#fff',
      fade(0.28),
    ) +
    sparkle(96, 96, 26, '#fff', 0.95) +
    sparkle(226, 200, 12, '#fff', 0.7)
  )
}
