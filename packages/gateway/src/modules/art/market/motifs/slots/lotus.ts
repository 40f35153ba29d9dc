import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, ellipse, fade, group, line, num, path } from '../../../pen.ts'
import { dusky, hot, leafAt } from '../../shades.ts'

export function lotus(b: Brush): string {
  const leaf = (angle: number, h: number, w: number, fill: string) =>
    group(
      `rotate(${angle} 150 244)`,
      path(leafAt(150, 244, w, h), fill) + line(`M150 240V${num(244 - h * 0.72)}`, '#fff', 1.5, 'stroke-opacity=".25"'),
    )
  return (
    ellipse(150, 252, 120, 20, b.deep, fade(0.55)) +
    [-74, 74, -58, 58].map((a) => leaf(a, 118, 26, dusky(b, 0.28))).join('') +
    leaf(-42, 140, 31, b.main) +
    leaf(42, 140, 31, b.main) +
    leaf(-22, 156, 33, mix(b.main, b.bright, 0.55)) +
    leaf(22, 156, 33, mix(b.main, b.bright, 0.55)) +
    leaf(0, 168, 36, hot(b)) +
    leaf(-30, 100, 27, b.bright) +
    leaf(30, 100, 27, b.bright) +
    leaf(0, 112, 30, mix(b.bright, b.light, 0.55)) +
    circle(150, 62, 13, b.counter) +
    circle(150, 62, 24, b.counter, fade(0.25))
  )
}
