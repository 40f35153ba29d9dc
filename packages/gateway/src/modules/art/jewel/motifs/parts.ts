import type { Brush } from '../../brush.ts'
import { darken, mix } from '../../colour.ts'
import { write } from '../../glyphs.ts'
import { circle, fade, group, num, path, rect, ring, sector, times, turn } from '../../pen.ts'
import { PIP, type Suit, suits } from '../../suits.ts'

export const RED = '#c8202f'
export const BLACK = '#17161d'

export const cream = (b: Brush) =>
  b.linear([
    [0, '#fffdf6'],
    [1, '#f0e2c8'],
  ])

export function sphere(b: Brush, x: number, y: number, r: number, colour: string): string {
  return circle(x + r * 0.06, y + r * 0.14, r, '#000', fade(0.28)) + circle(x, y, r, colour) + circle(x, y, r, b.ball())
}

/** A lottery ball with its number. */
export function numbered(b: Brush, x: number, y: number, r: number, colour: string, n: number): string {
  return sphere(b, x, y, r, colour) + circle(x, y, r * 0.56, b.ivory) + write(n, x, y, r * 0.5, b.ink, 17)
}

export function cardBack(b: Brush, x: number, y: number, tilt: number): string {
  const lines = times(4, (i) => {
    const k = num(0.3 + i * 0.22)
    return path(
      PIP.d,
      'none',
      `stroke="${b.counter}" stroke-width="${num(2 / k)}" transform="scale(${k})" ${fade(0.85)}`,
    )
  })
  return sheet(
    x,
    y,
    tilt,
    b.body(),
    rect(-41, -63, 82, 126, 6, 'none', `stroke="${b.counter}" stroke-width="2"`) + lines,
  )
}

export function card(b: Brush, x: number, y: number, tilt: number, suit: Suit, colour: string): string {
  const pip = PIP[suit]
  const small = 'scale(.2)'
  return sheet(
    x,
    y,
    tilt,
    cream(b),
    path(pip, colour, 'transform="scale(.62)"') +
      path(pip, colour, `transform="translate(-34-53) ${small}"`) +
      path(pip, colour, `transform="translate(34 53) rotate(180) ${small}"`),
  )
}

function sheet(x: number, y: number, tilt: number, fill: string, print: string): string {
  const shade = rect(-50, -72, 100, 144, 11, '#000', `${fade(0.28)} transform="translate(3 6)"`)
  return group(`translate(${x} ${y}) rotate(${tilt})`, shade + rect(-50, -72, 100, 144, 11, fill) + print)
}

/** A casino chip seen from above. */
export function chip(b: Brush, x: number, y: number, r: number, face: string, edge: string): string {
  const marks = times(8, (i) => sector(r * 0.72, r, (i * turn) / 8 - 0.17, (i * turn) / 8 + 0.17, edge))
  const pip = path(PIP[b.pick(suits)], face, `transform="scale(${num(r * 0.062) / 10})"`)
  return (
    circle(x + 3, y + 8, r, '#000', fade(0.3)) +
    circle(x, y, r, face) +
    group(
      `translate(${x} ${y})`,
      marks +
        circle(0, 0, r * 0.7, darken(face, 0.22)) +
        ring(0, 0, r * 0.7, edge, 1.6, 'stroke-dasharray="3 5"') +
        circle(0, 0, r * 0.5, edge) +
        pip +
        circle(0, 0, r, b.ball(), fade(0.55)),
    )
  )
}

/** The same outline stacked away from the light, so that a flat figure gains thickness. */
export function extrude(
  b: Brush,
  layers: number,
  dx: number,
  dy: number,
  layer: (colour: string, transform: string) => string,
): string {
  const dark = b.pale ? '#5a0d16' : b.deep
  return Array.from({ length: layers }, (_, k) => layers - k)
    .map((i) => layer(mix(b.base, dark, 0.1 + i * 0.1), `translate(${num(i * dx)} ${num(i * dy)})`))
    .join('')
}
