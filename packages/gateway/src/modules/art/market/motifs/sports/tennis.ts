import type { Brush } from '../../../brush.ts'
import { circle, ellipse, group, line, path, rect } from '../../../pen.ts'
import { sheen } from '../../shades.ts'

export function tennis(b: Brush): string {
  const strings = Array.from({ length: 9 }, (_, i) => `M${-60 + i * 15}-86V86M-72 ${-72 + i * 18}H72`).join('')
  const head = (fill: string, extra = '') => ellipse(0, 0, 74, 92, fill, extra)
  return (
    group(
      'translate(130 140) rotate(-22)',
      group('', line(strings, b.light, 1.6, 'stroke-opacity=".45"'), b.clip(head('#000'))) +
        head('none', `stroke="${b.light}" stroke-width="11"`) +
        path('M-22 86L-8 122H8L22 86Z', b.light) +
        rect(-10, 118, 20, 92, 8, b.counter),
    ) +
    circle(214, 200, 44, '#d9f04a') +
    circle(214, 200, 44, sheen(b)) +
    line('M182 172C204 182 212 208 200 240M244 170C222 182 220 204 234 236', '#fff', 3.5)
  )
}
