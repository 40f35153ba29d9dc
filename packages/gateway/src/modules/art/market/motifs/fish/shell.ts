import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, ellipse, fade, group, num, times } from '../../../pen.ts'
import { bubblesAt, gilt } from '../../shades.ts'

export function shell(b: Brush): string {
  const ribs = times(20, (i) => {
    const r = 104 - i * 4.6
    const fill = i % 2 ? mix(b.main, b.bright, i / 20) : mix(b.bright, b.light, i / 20)
    return group(
      `rotate(${i * 22 - 60} 150 165)`,
      ellipse(
        num(150 + r * 0.52),
        165,
        r * 0.5,
        r * 0.36,
        fill,
        `stroke="${b.deep}" stroke-opacity=".35" stroke-width="1.5"`,
      ),
    )
  })
  return (
    circle(150, 165, 108, b.deep, fade(0.35)) +
    ribs +
    circle(150, 165, 17, gilt(b)) +
    circle(145, 160, 5, '#fff', fade(0.8)) +
    bubblesAt(b, [
      [52, 90, 8],
      [248, 108, 6],
      [238, 84, 4],
    ])
  )
}
