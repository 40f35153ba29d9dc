import type { Brush } from '../../../brush.ts'
import { circle, fade, group, line, num, path, rect } from '../../../pen.ts'
import { glow, hot } from '../../shades.ts'

/** Three paper lanterns on their cords. */
export function lantern(b: Brush): string {
  const one = (x: number, y: number, k: number) => {
    const rib = (w: number) => `M${w} -64C${num(w * 3.2)} -52 ${num(w * 3.2)} 52 ${w} 64`
    const ribs = [-7.5, 7.5, -16.5, 16.5, -24.6, 24.6].map(rib)
    return group(
      `translate(${x} ${y}) scale(${k})`,
      line('M0-150V-74', b.light, 2, 'stroke-opacity=".6"') +
        circle(0, 0, 130, glow(b)) +
        rect(-26, -78, 52, 14, 4, '#5f3701') +
        rect(-26, -78, 52, 5, 3, b.counter) +
        path('M-30-64C-96-52-96 52-30 64H30C96 52 96-52 30-64Z', hot(b)) +
        line(ribs.join(''), b.deep, 2, 'stroke-opacity=".34"') +
        path('M-20-60C-70-46-74 20-50 44C-62 8-54-34-20-60Z', '#fff', fade(0.3)) +
        rect(-26, 62, 52, 12, 4, '#5f3701') +
        line('M-14 74V100M0 74V108M14 74V100', b.counter, 3, 'stroke-linecap="round"'),
    )
  }
  return one(62, 104, 0.5) + one(244, 132, 0.56) + one(150, 172, 1)
}
