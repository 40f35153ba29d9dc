import type { Brush } from '../../../brush.ts'
import { darken, lighten, mix } from '../../../colour.ts'
import { fade, num, polar, polygon, regular, starPoints, turn } from '../../../pen.ts'

/** A round cut seen from above; each facet is lit by its angle. */
export function gem(b: Brush): string {
  const sides = b.pick([6, 8, 10])
  const r = 104
  const from = -turn / 4 + (sides % 4 ? 0 : turn / sides / 2)
  const light = (a: number, toWhite = false) => {
    const v = (Math.cos(a + 2.2) + 1) / 2
    if (v > 0.5) return toWhite ? lighten(b.main, (v - 0.5) * 1.84) : mix(b.main, b.light, (v - 0.5) * 1.84)
    return mix(b.main, b.pale ? darken(b.main, 0.62) : b.base, (0.5 - v) * 1.9)
  }
  let s = b.shadow(118, 96)
  for (let i = 0; i < sides; i++) {
    const a = from + (i * turn) / sides
    const z = a + turn / sides
    const m = (a + z) / 2
    s += polygon([polar(r, a), polar(r, z), polar(r * 0.74, m)], light(m))
    s += polygon(
      [polar(r, z), polar(r * 0.74, m), polar(r * 0.5, z), polar(r * 0.74, m + turn / sides)],
      light(z + 0.5, true),
    )
    s += polygon([polar(r * 0.74, m), polar(r * 0.5, a), polar(r * 0.5, z)], light(m + 2.4))
  }
  const table = regular(sides, r * 0.5, 0, 0, from)
  const back = from + Math.PI
  s += polygon(
    table,
    b.linear(
      [
        [0, lighten(b.light, 0.55)],
        [0.5, b.light],
        [1, b.main],
      ],
      0,
      0,
      1,
      1,
    ),
  )
  s += polygon(
    [
      polar(r * 0.5, back),
      polar(r * 0.5, back + turn / sides),
      polar(r * 0.2, back + turn / sides),
      polar(r * 0.24, back - 0.3),
    ],
    '#fff',
    fade(0.5),
  )
  const glint = (x: number, y: number, size: number) =>
    polygon(starPoints(4, size, num(size * 0.17)), '#fff', `transform="translate(${x} ${y})"`)
  return s + glint(58, -70, 20) + glint(84, -40, 10)
}
