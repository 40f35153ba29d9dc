import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, fade, group, line, path, ring } from '../../../pen.ts'
import { around, hot } from '../../shades.ts'

/** One big fish in the sight, four small ones round it. */
export function school(b: Brush): string {
  const one = (x: number, y: number, k: number, fill: string) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      path('M-44 0C-22-30 20-30 40 0C20 30-22 30-44 0Z', fill) +
        path('M34 0C48-18 60-22 68-22C62-6 62 8 68 22C58 22 46 16 34 0Z', b.counter) +
        path('M-44 0C-22 22 20 26 40 0C20 30-22 30-44 0Z', b.deep, fade(0.3)) +
        circle(-26, -5, 5, '#fff') +
        circle(-27, -5, 2.5, '#000'),
    )
  return (
    ring(150, 165, 92, b.counter, 3, 'stroke-dasharray="42 14"') +
    ring(150, 165, 64, b.light, 1.5, 'stroke-opacity=".6"') +
    around(b, 4, () => line('M150 58V82', b.counter, 5, 'stroke-linecap="round"')) +
    one(66, 96, 0.7, b.main) +
    one(236, 236, 0.8, b.main) +
    one(70, 236, 0.6, mix(b.main, b.bright, 0.4)) +
    one(238, 92, 0.55, b.bright) +
    one(146, 165, 1.35, hot(b))
  )
}
