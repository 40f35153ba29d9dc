import type { Brush } from '../../../brush.ts'
import { darken } from '../../../colour.ts'
import { circle, fade, line, num, polygon, ring, times } from '../../../pen.ts'

export function pyramid(b: Brush): string {
  const peak = (x: number, y: number, q: number) =>
    polygon(
      [
        [x, y - q],
        [x - q * 0.92, y + q * 0.62],
        [x + q * 0.18, y + q * 0.62],
      ],
      b.linear([
        [0, b.light],
        [1, b.main],
      ]),
    ) +
    polygon(
      [
        [x, y - q],
        [x + q * 0.18, y + q * 0.62],
        [x + q * 0.92, y + q * 0.62],
      ],
      darken(b.base, 0.25),
    )
  const courses = times(5, (k) => {
    const y = 27 * (k + 1) - 78
    const q = (y + 78) / 162
    return line(`M${num(-92 * q)} ${y}L${num(18 * q)} ${y}`, b.base, 1.4, fade(0.45))
  })
  return (
    circle(0, -54, 62, b.metal()) +
    ring(0, -54, 78, b.counter, 2, fade(0.6)) +
    peak(-62, 42, 66) +
    peak(66, 46, 60) +
    peak(0, 22, 100) +
    courses
  )
}
