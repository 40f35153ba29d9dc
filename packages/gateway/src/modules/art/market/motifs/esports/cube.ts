import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { num, polygon, sparkle } from '../../../pen.ts'

export function cube(b: Brush): string {
  const one = (x: number, y: number, s: number, k: number) => {
    const w = num(s * 0.87)
    return (
      polygon(
        [
          [x, y - s],
          [x + w, y - s / 2],
          [x, y],
          [x - w, y - s / 2],
        ],
        mix(b.bright, b.light, 0.3 * k),
      ) +
      polygon(
        [
          [x - w, y - s / 2],
          [x, y],
          [x, y + s],
          [x - w, y + s / 2],
        ],
        b.main,
      ) +
      polygon(
        [
          [x + w, y - s / 2],
          [x, y],
          [x, y + s],
          [x + w, y + s / 2],
        ],
        mix(b.main, b.deep, 0.55),
      )
    )
  }
  return (
    one(150, 110, 64, 1) +
    one(94, 207, 64, 0.6) +
    one(206, 207, 64, 0.8) +
    polygon(
      [
        [150, 68],
        [170, 79],
        [150, 90],
        [130, 79],
      ],
      b.counter,
    ) +
    sparkle(222, 84, 20, '#fff', 0.8)
  )
}
