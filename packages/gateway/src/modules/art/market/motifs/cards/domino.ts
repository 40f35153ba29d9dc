import type { Brush } from '../../../brush.ts'
import { darken } from '../../../colour.ts'
import { circle, fade, group, line, rect } from '../../../pen.ts'
import { paper } from '../../shades.ts'

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-14, -14],
    [14, 14],
  ],
  3: [
    [-14, -14],
    [0, 0],
    [14, 14],
  ],
  4: [
    [-14, -14],
    [14, -14],
    [-14, 14],
    [14, 14],
  ],
  5: [
    [-14, -14],
    [14, -14],
    [0, 0],
    [-14, 14],
    [14, 14],
  ],
  6: [
    [-14, -16],
    [14, -16],
    [-14, 0],
    [14, 0],
    [-14, 16],
    [14, 16],
  ],
}

export function domino(b: Brush): string {
  const half = (n: number, y: number) =>
    (PIPS[n] ?? []).map(([u, v]) => circle(u, v + y, 5.6, n % 3 === 1 ? '#d3263f' : '#17211d')).join('')
  const one = (at: string, top: number, bottom: number) =>
    group(
      at,
      rect(-33, -64, 66, 132, 12, '#000', `${fade(0.35)} transform="translate(4 8)"`) +
        rect(-33, -60, 66, 128, 12, darken(b.main, 0.4)) +
        rect(-33, -64, 66, 126, 12, paper(b)) +
        line('M-24-1H24', '#17211d', 2, 'stroke-opacity=".35"') +
        half(top, -32) +
        half(bottom, 30),
    )
  return (
    one('translate(84 158) rotate(-18)', 3, 5) +
    one('translate(218 168) rotate(16)', 6, 2) +
    one('translate(150 170) scale(1.25)', 4, 1)
  )
}
