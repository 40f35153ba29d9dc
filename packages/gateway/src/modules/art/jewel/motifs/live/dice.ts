import type { Brush } from '../../../brush.ts'
import { darken, lighten } from '../../../colour.ts'
import { ellipse, group, num, polygon } from '../../../pen.ts'

function die(b: Brush, x: number, y: number, q: number, face: string): string {
  const a = q * 0.87
  const h = q * 0.5
  const pip = (px: number, py: number, tilt: number, colour: string) =>
    ellipse(
      px,
      py,
      tilt ? q * 0.1 : q * 0.17,
      tilt ? q * 0.14 : q * 0.1,
      colour,
      tilt ? `transform="rotate(${tilt} ${num(px)} ${num(py)})"` : '',
    )
  const isIvory = face === b.ivory
  const dark = isIvory ? b.main : b.ivory
  let s =
    polygon(
      [
        [0, -q],
        [a, -h],
        [0, 0],
        [-a, -h],
      ],
      lighten(face, 0.45),
    ) +
    polygon(
      [
        [-a, -h],
        [0, 0],
        [0, q],
        [-a, h],
      ],
      face,
    ) +
    polygon(
      [
        [a, -h],
        [0, 0],
        [0, q],
        [a, h],
      ],
      darken(face, 0.35),
    ) +
    pip(0, -h, 0, isIvory ? b.main : b.ink)
  for (const t of [0.28, 0.72]) for (const u of [0.28, 0.72]) s += pip(-a + a * t, -h + h * t + q * u, 28, dark)
  for (const t of [0.25, 0.5, 0.75]) s += pip(a * t, -h * t + q * (1 - t), -28, isIvory ? b.ink : b.ivory)
  return group(`translate(${x} ${y})`, s)
}

export const dice = (b: Brush): string => b.shadow(104, 110) + die(b, -48, 30, 66, b.ivory) + die(b, 52, -6, 74, b.main)
