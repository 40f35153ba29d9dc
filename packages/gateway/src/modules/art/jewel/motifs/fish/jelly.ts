import type { Brush } from '../../../brush.ts'
import { ellipse, fade, group, line, num, path, times } from '../../../pen.ts'
import { bubbles } from './bubbles.ts'

export function jelly(b: Brush): string {
  const arms = times(7, (i) => {
    const x = -66 + i * 22
    const d = `M${x} 8C${x - 22} 44 ${x + 22} 74 ${x - 6 + (i % 2) * 12} ${116 + (i % 3) * 18}`
    return line(d, i % 2 ? b.light : b.counter, i % 2 ? 6 : 3, 'stroke-linecap="round" opacity=".85"')
  })
  const ribs = [64, 40, 16].map((r, i) => {
    const y = num(-r * 1.5 - 16)
    return line(`M${-r} -6C${-r} ${y} ${r} ${y} ${r} -6`, i === 1 ? b.counter : '#fff', 2.5, 'stroke-opacity=".55"')
  })
  return (
    bubbles(b) +
    group(
      'translate(0 -16)',
      arms +
        path(
          'M-92 14C-96-120 96-120 92 14C74 28 62 4 46 16C30 30 16 6 0 18C-16 30-30 4-46 16C-62 28-76 6-92 14Z',
          b.body(),
        ) +
        ribs.join('') +
        ellipse(-34, -54, 12, 22, '#fff', `${fade(0.5)} transform="rotate(32 -34 -54)"`),
    )
  )
}
