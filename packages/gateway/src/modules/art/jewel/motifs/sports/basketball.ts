import type { Brush } from '../../../brush.ts'
import { circle, group, line } from '../../../pen.ts'

export function basketball(b: Brush): string {
  const seams = group(
    'rotate(-18)',
    line('M-110 0H110M0-110V110M-84-80C-34-40-34 40-84 80M84-80C34-40 34 40 84 80', '#26120a', 5),
  )
  return (
    b.shadow(118, 90) +
    circle(
      0,
      0,
      102,
      b.linear([
        [0, '#ffb05a'],
        [1, '#d9561b'],
      ]),
    ) +
    group('', seams, b.clip(circle(0, 0, 102, '#000'))) +
    circle(0, 0, 102, b.ball())
  )
}
