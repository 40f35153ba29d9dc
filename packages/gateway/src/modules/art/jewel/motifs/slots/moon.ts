import type { Brush } from '../../../brush.ts'
import { path, polygon, starPoints } from '../../../pen.ts'

export function moon(b: Brush): string {
  const at = 'transform="translate(44 -18)"'
  const small = [
    [-10, -70, 8],
    [92, -80, 10],
    [96, 40, 7],
    [10, 62, 6],
  ] as const
  return (
    path('M30-104A104 104 0 1 0 78 72A86 86 0 1 1 30-104Z', b.metal()) +
    polygon(starPoints(8, 46, 14), b.body(), at) +
    polygon(starPoints(8, 46, 14), 'none', `${at} stroke="#fff" stroke-opacity=".5" stroke-width="1.5"`) +
    small.map(([x, y, r]) => polygon(starPoints(4, r, r * 0.2), '#fff', `transform="translate(${x} ${y})"`)).join('')
  )
}
