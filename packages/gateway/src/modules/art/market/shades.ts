import type { Brush, Motif } from '../brush.ts'
import { darken, mix } from '../colour.ts'
import { circle, group, line, num, ring, times } from '../pen.ts'

/** Motifs of this manner are drawn on the 300 by 400 tile itself, with their focus at 150,165. */
export const inBox =
  (draw: Motif): Motif =>
  (b) =>
    group('translate(-150-165)', draw(b))

export const hot = (b: Brush) =>
  b.linear(
    [
      [0, b.light],
      [0.38, b.bright],
      [1, b.main],
    ],
    0.2,
    0,
    0.7,
    1,
  )
export const gilt = (b: Brush) =>
  b.linear(
    [
      [0, '#fff3c2'],
      [0.42, '#f6be45'],
      [1, '#b87409'],
    ],
    0.2,
    0,
    0.8,
    1,
  )
export const paper = (b: Brush) =>
  b.linear(
    [
      [0, '#fff'],
      [1, '#eadfcb'],
    ],
    0,
    0,
    0.4,
    1,
  )
export const sheen = (b: Brush) =>
  b.radial(
    [
      [0, '#fff', 0.42],
      [0.45, '#fff', 0],
      [1, '#000', 0.5],
    ],
    0.36,
    0.3,
    0.8,
  )
export const glow = (b: Brush) =>
  b.radial([
    [0, b.bright, 0.75],
    [0.5, b.bright, 0.22],
    [1, b.bright, 0],
  ])
/** Main colour towards the deep of the cloth. */
export const dusky = (b: Brush, t: number) => mix(b.main, b.deep, t)

/** A leaf standing at x,y. */
export const leafAt = (x: number, y: number, w: number, h: number) => {
  const r = (v: number) => Math.round(v * 10) / 10
  return `M${x} ${y}C${r(x - w)} ${r(y - h * 0.35)} ${r(x - w * 0.7)} ${r(y - h * 0.8)} ${x} ${r(y - h)}C${r(
    x + w * 0.7,
  )} ${r(y - h * 0.8)} ${r(x + w)} ${r(y - h * 0.35)} ${x} ${y}Z`
}
/** `count` drawings turned about the focus; `of` different ones take turns. */
export function around(b: Brush, count: number, draw: (i: number) => string, from = 0, of = 1): string {
  const drawn = Array.from({ length: of }, (_, i) => b.symbol(draw(i)))
  return times(count, (i) => drawn[i % of]?.(0, 0, `rotate(${num((i * 360) / count + from)} 150 165)`) ?? '')
}

export const bubblesAt = (b: Brush, at: readonly (readonly [x: number, y: number, r: number])[]) =>
  at
    .map(
      ([x, y, r]) =>
        ring(x, y, r, b.light, 1.6, 'stroke-opacity=".8"') + circle(x - r * 0.3, y - r * 0.3, r * 0.24, '#fff'),
    )
    .join('')
export const waveLine = (y: number, rise: number) =>
  `M-20 ${y}C20 ${y - rise} 50 ${y - rise} 90 ${y}S160 ${y + rise} 200 ${y}S270 ${y - rise} 320 ${y}`
export const floor = (y: number, rx: number) =>
  `<ellipse cx="150" cy="${y}" rx="${rx}" ry="${Math.round(rx * 0.16)}" fill="#000" opacity=".35"/>`
export const streak = (b: Brush, d: string, width: number, opacity: number) =>
  line(d, b.counter, width, `stroke-linecap="round" opacity="${opacity}"`)
export const under = (colour: string) => darken(colour, 0.5)
