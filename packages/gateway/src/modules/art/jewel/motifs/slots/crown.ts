import type { Brush } from '../../../brush.ts'
import { darken } from '../../../colour.ts'
import { circle, fade, path, polygon, rect, times } from '../../../pen.ts'
import { sphere } from '../parts.ts'

const CROWN = 'M-100-34L-84 60H84L100-34L52 4L0-78L-52 4Z'

export function crown(b: Brush): string {
  const band = times(7, (k) => {
    const x = (k - 3) * 23
    return k % 2
      ? polygon(
          [
            [x, 60],
            [x + 11, 71],
            [x, 82],
            [x - 11, 71],
          ],
          b.ivory,
        )
      : circle(x, 71, 6, b.counter)
  })
  return (
    b.shadow(98, 100) +
    path(CROWN, darken(b.base, 0.2), 'transform="translate(0 8)"') +
    path(CROWN, b.metal()) +
    path('M0-78L-52 4L-30 60H0Z', '#fff', fade(0.22)) +
    path('M100-34L52 4L62 60H84Z', '#000', fade(0.12)) +
    rect(-86, 56, 172, 30, 5, b.body()) +
    band +
    sphere(b, -100, -40, 11, b.main) +
    sphere(b, 0, -88, 14, b.main) +
    sphere(b, 100, -40, 11, b.main) +
    polygon(
      [
        [0, -34],
        [18, -8],
        [0, 18],
        [-18, -8],
      ],
      b.body(),
    ) +
    polygon(
      [
        [0, -34],
        [18, -8],
        [0, -8],
      ],
      '#fff',
      fade(0.4),
    )
  )
}
