import type { Brush } from '../brush.ts'
import { lighten } from '../colour.ts'
import { write } from '../glyphs.ts'
import { circle, ellipse, fade, group, num, path, rect, ring, sectorPath, times, turn } from '../pen.ts'
import { PIP, type Suit, isRed } from '../suits.ts'
import { gilt, paper, sheen, under } from './shades.ts'

/** A card with its rank, around 0,0. */
export function card(b: Brush, suit: Suit, rank: string): string {
  const colour = isRed(suit) ? '#d3263f' : '#17211d'
  const pip = (at: string, scale: number) => path(PIP[suit], colour, `transform="${at}scale(${scale})"`)
  return (
    rect(-48, -68, 96, 136, 11, '#000', `${fade(0.28)} transform="translate(3 6)"`) +
    rect(-48, -68, 96, 136, 11, paper(b)) +
    rect(-43.5, -63.5, 87, 127, 8, 'none', `stroke="${b.main}" stroke-opacity=".22"`) +
    pip('', 0.56) +
    pip('translate(-31-27)', 0.18) +
    write(rank, -31, -50, 17, colour, 17) +
    pip('translate(32 50) rotate(180) ', 0.18)
  )
}

/** A tilted chip with thickness, drawn once and placed often; `flat` is how far it is tilted. */
export function chip(b: Brush, r: number, colour: string, flat = 0.42): (x: number, y: number) => string {
  const high = r * 0.24
  const edge = times(5, (i) => {
    const q = r * (i * 0.41 - 0.82)
    return rect(q - r * 0.08, r * flat * Math.sqrt(1 - (q / r) ** 2) - 1, r * 0.16, high, 0, '#fff', fade(0.75))
  })
  const marks = Array.from({ length: 8 }, (_, i) =>
    sectorPath(num(r * 0.74), num(r * 0.98), (i * turn) / 8 - 0.16, (i * turn) / 8 + 0.16),
  ).join('')
  return b.symbol(
    ellipse(0, high, r, r * flat, under(colour)) +
      rect(-r, 0, 2 * r, high, 0, under(colour)) +
      edge +
      ellipse(0, 0, r, r * flat, colour) +
      group(
        `scale(1 ${flat})`,
        path(marks, '#fff', fade(0.92)) +
          ring(0, 0, r * 0.66, '#fff', 1.5, 'stroke-opacity=".65"') +
          circle(0, 0, r * 0.5, lighten(colour, 0.16)),
      ),
  )
}

export function coin(b: Brush, x: number, y: number, r: number): string {
  return (
    ellipse(x, y + r * 0.12, r, r, '#7c4a02') +
    circle(x, y, r, gilt(b)) +
    ring(x, y, r * 0.78, '#8f5a06', r * 0.06, 'stroke-opacity=".55"')
  )
}

export function ball(b: Brush, x: number, y: number, r: number, n: number, colour: string): string {
  return (
    ellipse(x + r * 0.1, y + r * 1.02, r * 0.9, r * 0.2, '#000', fade(0.3)) +
    circle(x, y, r, colour) +
    circle(x, y, r, sheen(b)) +
    circle(x - r * 0.06, y - r * 0.06, r * 0.54, '#fffdf5') +
    write(n, x - r * 0.06, y - r * 0.06, r * 0.5, '#1b1410', 17) +
    ellipse(
      x - r * 0.34,
      y - r * 0.56,
      r * 0.3,
      r * 0.15,
      '#fff',
      `${fade(0.75)} transform="rotate(-32 ${num(x - r * 0.34)} ${num(y - r * 0.56)})"`,
    )
  )
}
