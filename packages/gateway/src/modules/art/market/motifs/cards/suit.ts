import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, path, polygon, regular, sparkle } from '../../../pen.ts'
import { PIP, suits } from '../../../suits.ts'
import { gilt, glow } from '../../shades.ts'

/** A gilded pip on an eight-sided tray. */
export function suit(b: Brush): string {
  const d = PIP[b.pick(suits)]
  const tray = (r: number) => regular(8, r, 150, 165, Math.PI / 8)
  return (
    circle(150, 165, 112, glow(b)) +
    polygon(tray(116), mix(b.deep, b.main, 0.4), `stroke="${b.counter}" stroke-width="3"`) +
    polygon(tray(100), b.deep, `stroke="${b.counter}" stroke-opacity=".4"`) +
    path(d, '#5f3701', 'transform="translate(150 174) scale(1.36)"') +
    path(d, gilt(b), 'transform="translate(150 166) scale(1.36)"') +
    sparkle(108, 112, 18, '#fff', 0.9)
  )
}
