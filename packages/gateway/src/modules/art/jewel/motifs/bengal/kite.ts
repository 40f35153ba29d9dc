import type { Brush } from '../../../brush.ts'
import { fade, group, line, path, polygon, times } from '../../../pen.ts'

/** Two paper kites of the winter festival, the far one smaller. */
export function kite(b: Brush): string {
  const one = (fill: string, half: string, tail: string) =>
    polygon(
      [
        [0, -92],
        [76, 0],
        [0, 92],
        [-76, 0],
      ],
      '#000',
      `transform="translate(5 8)" ${fade(0.3)}`,
    ) +
    polygon(
      [
        [0, -92],
        [76, 0],
        [0, 92],
        [-76, 0],
      ],
      fill,
    ) +
    polygon(
      [
        [0, -92],
        [76, 0],
        [0, 0],
      ],
      half,
    ) +
    polygon(
      [
        [0, 0],
        [-76, 0],
        [0, 92],
      ],
      half,
    ) +
    line('M0-92V92M-76 0Q0-54 76 0', b.ink, 3, fade(0.55)) +
    polygon(
      [
        [0, 84],
        [26, 118],
        [-26, 118],
      ],
      tail,
    ) +
    polygon(
      [
        [0, -92],
        [-76, 0],
        [-30, 0],
      ],
      '#fff',
      fade(0.22),
    )
  const string = line('M10 104C30 150-70 120-52 176', b.light, 2.5, fade(0.8))
  const bows = times(3, (i) =>
    path(
      'M0 0L-14-8V8ZM0 0L14-8V8Z',
      i % 2 ? b.light : b.counter,
      `transform="translate(${[14, -14, -48][i]} ${[126, 138, 152][i]}) rotate(${i * 30})"`,
    ),
  )
  return (
    group('translate(62 -66) rotate(24) scale(.56)', one(b.metal(), b.shade(0.3), b.main)) +
    group('translate(-22 4) rotate(-16)', one(b.body(), b.counter, b.light) + string + bows)
  )
}
