import type { Brush } from '../../../brush.ts'
import { ellipse, fade, group, path, rect, sparkle, times } from '../../../pen.ts'
import { PIP } from '../../../suits.ts'
import { coin } from '../../parts.ts'
import { gilt } from '../../shades.ts'

export function coins(b: Brush): string {
  const stack = (x: number, count: number) =>
    times(count, (i) => {
      const y = 262 - i * 17
      const o = x + (b.random() - 0.5) * 7
      return (
        ellipse(o, y + 11, 50, 19, '#5f3701') +
        rect(o - 50, y, 100, 11, 0, '#8a5405') +
        ellipse(o, y, 50, 19, gilt(b)) +
        ellipse(o, y, 37, 13, 'none', 'stroke="#8f5a06" stroke-opacity=".5" stroke-width="2"')
      )
    })
  return (
    stack(96, 5) +
    stack(204, 6) +
    stack(150, 8) +
    group(
      'rotate(-10 150 92)',
      coin(b, 150, 92, 42) + path(PIP.d, '#8f5a06', `transform="translate(150 92) scale(.4)" ${fade(0.75)}`),
    ) +
    sparkle(190, 62, 18, '#fff', 0.9) +
    sparkle(70, 150, 12, '#fff', 0.7)
  )
}
