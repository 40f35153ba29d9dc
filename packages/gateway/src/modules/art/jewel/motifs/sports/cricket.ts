import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, group, line } from '../../../pen.ts'

const R = 100

/** The red ball with its seam. */
export function cricket(b: Brush): string {
  const seam = [-16, -6, 6, 16].map((o) => {
    const outer = Math.abs(o) > 8
    return line(
      `M${o - 14} -102C${o + 34} -50 ${o + 34} 50 ${o - 14} 102`,
      '#fff3df',
      outer ? 2 : 3.5,
      outer ? '' : 'stroke-dasharray="3 6"',
    )
  })
  return (
    b.shadow(116, 90) +
    circle(0, 0, R, mix('#a3122a', b.main, 0.25)) +
    group('rotate(24)', group('', seam.join(''), b.clip(circle(0, 0, R, '#000')))) +
    circle(0, 0, R, b.ball())
  )
}
