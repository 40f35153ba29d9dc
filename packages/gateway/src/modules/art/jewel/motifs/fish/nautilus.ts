import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, fade, group, polar } from '../../../pen.ts'
import { bubbles } from './bubbles.ts'

export function nautilus(b: Brush): string {
  let s = ''
  for (let i = 15; i >= 0; i--) {
    const r = 12 * Math.exp(0.155 * i)
    const [x, y] = polar(r * 0.78, i * 0.42 + 2.6)
    const colour = i % 2 ? mix(b.main, b.light, i / 22) : mix(b.counter, b.main, i / 26)
    s +=
      circle(x, y, r * 0.74, colour, `stroke="${b.ink}" stroke-opacity=".5" stroke-width="1.5"`) +
      circle(x, y, r * 0.74, b.ball(), fade(0.5))
  }
  return bubbles(b) + group('translate(-6 -2) scale(.92)', s)
}
