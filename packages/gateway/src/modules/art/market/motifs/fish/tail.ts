import type { Brush } from '../../../brush.ts'
import { fade, line, path, times } from '../../../pen.ts'
import { bubblesAt, dusky, hot, waveLine } from '../../shades.ts'

/** A great tail going under. */
export function tail(b: Brush): string {
  const waves = times(4, (i) =>
    path(
      `${waveLine(218 + i * 26, 26)}V420H-20Z`,
      dusky(b, 0.1 + i * 0.22),
      `transform="translate(${i % 2 ? -20 : 10})"`,
    ),
  )
  return (
    path(
      'M150 250C134 206 120 176 96 154C66 146 36 122 28 76C62 74 116 92 150 132' +
        'C184 92 238 74 272 76C264 122 234 146 204 154C180 176 166 206 150 250Z',
      hot(b),
    ) +
    path('M150 250C166 206 180 176 204 154C234 146 264 122 272 76C238 90 184 110 150 132Z', b.deep, fade(0.25)) +
    line(
      'M60 96C92 104 126 122 146 150M240 96C208 104 174 122 154 150',
      b.light,
      2.5,
      'stroke-opacity=".5" stroke-linecap="round"',
    ) +
    waves +
    bubblesAt(b, [
      [104, 206, 5],
      [196, 202, 6],
      [212, 190, 3],
    ])
  )
}
