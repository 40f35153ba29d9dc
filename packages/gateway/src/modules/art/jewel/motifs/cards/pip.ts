import type { Brush } from '../../../brush.ts'
import { path } from '../../../pen.ts'
import { PIP, suits } from '../../../suits.ts'
import { extrude } from '../parts.ts'

export function pip(b: Brush): string {
  const d = PIP[b.pick(suits)]
  return (
    b.shadow(112, 80) +
    extrude(b, 6, 2, 2.6, (colour, move) => path(d, colour, `transform="${move} scale(2.05)"`)) +
    path(d, b.body(), 'transform="scale(2.05)"') +
    path(d, 'none', `transform="scale(1.72)" stroke="${b.counter}" stroke-width="1.6"`) +
    path(d, b.counter, 'transform="scale(.62) translate(0 2)"')
  )
}
