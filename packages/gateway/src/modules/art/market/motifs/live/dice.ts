import type { Brush } from '../../../brush.ts'
import { darken, lighten, mix } from '../../../colour.ts'
import { circle, ellipse, fade, group, num, rect } from '../../../pen.ts'

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [25, 25],
    [75, 25],
    [50, 50],
    [25, 75],
    [75, 75],
  ],
  6: [
    [28, 22],
    [28, 50],
    [28, 78],
    [72, 22],
    [72, 50],
    [72, 78],
  ],
}

function die(b: Brush, x: number, y: number, s: number, n: number, colour: string): string {
  const a = s * 0.87
  const h = s * 0.5
  const face = (m: number[], fill: string, k: number, dot: string) =>
    group(
      `matrix(${m.map((v, i) => (i < 4 ? Math.round(v * 10) / 1000 : num(v))).join(' ')})`,
      rect(0, 0, 100, 100, 14, fill) + (PIPS[k] ?? []).map(([u, v]) => circle(u, v, 10, dot)).join(''),
    )
  return (
    ellipse(x, y + s + 8, s * 0.9, s * 0.26, '#000', fade(0.35)) +
    face([a, h, -a, h, x, y - s], lighten(colour, 0.5), n, b.deep) +
    face([a, h, 0, s, x - a, y - s + h], colour, (n % 6) + 1, '#fff') +
    face([a, -h, 0, s, x, y], darken(colour, 0.35), ((n + 2) % 6) + 1, '#fff')
  )
}

export const dice = (b: Brush): string =>
  die(b, 98, 158, 66, 5, b.main) +
  die(b, 206, 146, 56, 3, mix(b.bright, b.main, 0.35)) +
  die(b, 164, 220, 60, 1, '#e5b04a')
