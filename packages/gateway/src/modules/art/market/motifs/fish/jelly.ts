import type { Brush } from '../../../brush.ts'
import { circle, fade, line, path, times } from '../../../pen.ts'
import { bubblesAt, hot } from '../../shades.ts'

export function jelly(b: Brush): string {
  const arms = times(7, (i) => {
    const x = 84 + i * 22
    return line(
      `M${x} 168C${x - 18} 204 ${x + 18} 226 ${x} ${262 + (i % 3) * 18}`,
      i % 2 ? b.bright : b.counter,
      i % 2 ? 5 : 8,
      'stroke-linecap="round" opacity=".9"',
    )
  })
  return (
    arms +
    path(
      'M54 176C54 96 102 62 150 62S246 96 246 176C230 162 214 162 198 176' +
        'C182 162 166 162 150 176C134 162 118 162 102 176C86 162 70 162 54 176Z',
      hot(b),
    ) +
    path('M84 150C86 110 108 88 132 80C112 104 106 126 106 152Z', '#fff', fade(0.36)) +
    (
      [
        [166, 112, 9],
        [190, 132, 6],
        [148, 134, 5],
      ] as const
    )
      .map(([x, y, r]) => circle(x, y, r, b.light, fade(0.5)))
      .join('') +
    bubblesAt(b, [
      [44, 80, 7],
      [60, 58, 4],
      [258, 96, 6],
    ])
  )
}
