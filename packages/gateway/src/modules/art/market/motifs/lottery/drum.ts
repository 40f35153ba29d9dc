import type { Brush } from '../../../brush.ts'
import { circle, fade, line, path, rect, ring } from '../../../pen.ts'
import { gilt, sheen } from '../../shades.ts'

/** The glass drum with the balls at its bottom. */
export function drum(b: Brush): string {
  const colours = [b.bright, b.counter, '#c8213f', '#149c5e', '#2664cc', '#fff5d6']
  const placed: [number, number][] = []
  for (let i = 0; i < 300 && placed.length < 21; i++) {
    const r = Math.sqrt(b.random()) * 82
    const a = b.random() * Math.PI * 2
    const [x, y] = [150 + r * Math.cos(a), 160 + r * Math.sin(a)]
    if (y > 100 && placed.every(([px, py]) => Math.hypot(px - x, py - y) > 27)) placed.push([x, y])
  }
  const balls = placed
    .toSorted((p, q) => p[1] - q[1])
    .map(
      ([x, y], i) =>
        circle(x, y, 16, colours[i % 6] ?? b.bright) +
        circle(x, y, 16, sheen(b)) +
        circle(x - 1, y - 1, 7.5, '#fffdf5'),
    )
  return (
    circle(150, 160, 108, b.deep, fade(0.5)) +
    ring(150, 160, 104, gilt(b), 9) +
    balls.join('') +
    line('M72 96A104 104 0 0 1 128 62', '#fff', 7, 'stroke-linecap="round" opacity=".6"') +
    path('M112 268H188L200 288H100Z', '#8a5405') +
    rect(92, 284, 116, 14, 6, gilt(b))
  )
}
