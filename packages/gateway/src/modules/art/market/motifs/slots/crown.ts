import type { Brush } from '../../../brush.ts'
import { circle, fade, path, polygon, rect, sparkle } from '../../../pen.ts'
import { gilt, glow } from '../../shades.ts'

const CROWN = 'M58 232L44 112L104 162L150 78L196 162L256 112L242 232Z'

export function crown(b: Brush): string {
  return (
    circle(150, 165, 118, glow(b)) +
    path(CROWN, '#6b3f02', 'transform="translate(0 8)"') +
    path(CROWN, gilt(b)) +
    path('M150 78L196 162L150 232ZM256 112L242 232H200Z', '#7c4a02', fade(0.28)) +
    rect(56, 226, 188, 34, 8, '#8a5405') +
    rect(56, 226, 188, 12, 6, '#ffe39b') +
    (
      [
        [44, 108],
        [150, 72],
        [256, 108],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 13, b.main) + circle(x - 4, y - 4, 4, '#fff', fade(0.8)))
      .join('') +
    [92, 150, 208]
      .map(
        (x, i) =>
          polygon(
            [
              [x, 222],
              [x + 15, 243],
              [x, 262],
              [x - 15, 243],
            ],
            i === 1 ? b.main : b.bright,
          ) +
          polygon(
            [
              [x, 222],
              [x + 15, 243],
              [x, 243],
            ],
            '#fff',
            fade(0.35),
          ),
      )
      .join('') +
    sparkle(214, 96, 22, '#fff', 0.9)
  )
}
