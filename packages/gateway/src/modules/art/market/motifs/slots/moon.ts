import type { Brush } from '../../../brush.ts'
import { circle, fade, group, line, path, times } from '../../../pen.ts'
import { dusky, waveLine } from '../../shades.ts'

/** A full moon over the river and a small boat. */
export function moon(b: Brush): string {
  const disc = b.radial(
    [
      [0, '#fffdf2'],
      [0.7, b.light],
      [1, b.bright],
    ],
    0.38,
    0.32,
    0.8,
  )
  const waves = times(5, (i) => {
    const d = waveLine(196 + i * 24, 22)
    const at = `transform="translate(${i % 2 ? -20 : 12})"`
    return path(`${d}V420H-20Z`, dusky(b, 0.12 + i * 0.18), at) + line(d, b.light, 1.6, `stroke-opacity=".35" ${at}`)
  })
  const boat =
    path('M-58 0C-30 17 30 17 58 0L46 20C20 30-20 30-46 20Z', b.deep) +
    path('M-4 0V-74C26-54 34-26 34-6Z', b.counter) +
    path('M-10 0V-60C-26-44-32-22-32-6Z', b.light)
  return (
    circle(150, 140, 86, disc) +
    (
      [
        [124, 120, 14],
        [176, 158, 20],
        [166, 104, 8],
      ] as const
    )
      .map(([x, y, r]) => circle(x, y, r, b.main, fade(0.15)))
      .join('') +
    waves +
    group('translate(150 206)', boat)
  )
}
