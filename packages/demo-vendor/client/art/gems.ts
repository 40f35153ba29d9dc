import { darker, lighter, mix } from './colour.ts'
import { at, disc, glint, oval, poly, times } from './pen.ts'
import type { Pen, Point } from './pen.ts'

type Cut = (pen: Pen, colour: string) => string

const LIGHT: Point = [-0.55, -0.84]

/** How much light falls on a facet facing `x, y`, as a colour. */
function lit(colour: string, x: number, y: number): string {
  const length = Math.hypot(x, y) || 1
  const shine = (x / length) * LIGHT[0] + (y / length) * LIGHT[1]
  return shine > 0 ? lighter(colour, shine * 0.62) : darker(colour, -shine * 0.62)
}

const middle = (a: Point, b: Point, t = 0.5): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** Any rounded outline as a cut stone: a ring of facets around a flat table, each shaded by its direction. */
function stone(outline: readonly Point[], tableSize: number, heart: Point): Cut {
  return (pen, colour) => {
    const table = outline.map((point) => middle(heart, point, tableSize))
    const facets = outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length]!
      const [p, q] = [table[i]!, table[(i + 1) % table.length]!]
      const tip = middle(middle(a, b), middle(p, q), 0.46)
      const look = (point: Point, swing = 0) => lit(colour, point[0] - heart[0] + swing, point[1] - heart[1] - swing)
      return (
        poly([a, b, tip], look(middle(a, b))) +
        poly([a, tip, p], look(a, 46), 'opacity=".96"') +
        poly([b, tip, q], look(b, -46), 'opacity=".92"') +
        poly([p, q, tip], lit(lighter(colour, 0.12), heart[0] - middle(p, q)[0], heart[1] - middle(p, q)[1]))
      )
    })
    const face = pen.fade(
      [
        [0, lighter(colour, 0.72)],
        [0.42, lighter(colour, 0.22)],
        [0.43, mix(colour, '#ffffff', 0.06)],
        [1, darker(colour, 0.28)],
      ],
      0.7,
      1,
    )
    return (
      oval(0, 104, 66, 10, '#000', 'opacity=".35"') +
      poly(outline, darker(colour, 0.55), 'transform="translate(0 5)"') +
      facets.join('') +
      poly(table, face) +
      poly(table, 'none', `stroke="#fff" stroke-opacity=".45" stroke-width="1.6"`) +
      poly(
        outline,
        'none',
        `stroke="${lighter(colour, 0.55)}" stroke-opacity=".7" stroke-width="2" stroke-linejoin="round"`,
      ) +
      glint(
        outline.reduce((most, [x, y]) => (x - y > most[0] - most[1] ? ([x, y] as const) : most), [0, 0] as Point)[0] *
          0.72,
        -58,
        20,
      ) +
      disc(-34, -50, 5, '#fff', 'opacity=".8"')
    )
  }
}

const brilliant = stone(
  times(10, (i) => at(98, i / 10 + 0.05)),
  0.54,
  [0, 0],
)
const step = stone(
  [
    [-46, -100],
    [46, -100],
    [76, -70],
    [76, 70],
    [46, 100],
    [-46, 100],
    [-76, 70],
    [-76, -70],
  ],
  0.58,
  [0, 0],
)
const pear = stone(
  times(14, (i) => {
    const turn = (i / 14) * Math.PI * 2
    const narrow = 1 - (1 + Math.cos(turn)) * 0.31
    return [Math.sin(turn) * 84 * narrow, -Math.cos(turn) * 102 + 2] as const
  }),
  0.5,
  [0, 24],
)
const kite = stone(
  [
    [0, -104],
    [58, -62],
    [92, -6],
    [46, 58],
    [0, 104],
    [-46, 58],
    [-92, -6],
    [-58, -62],
  ],
  0.5,
  [0, -6],
)

export const cuts: readonly Cut[] = [brilliant, step, pear, kite]

/** Four colours that cannot be confused, in three moods. */
export const stones: readonly (readonly string[])[] = [
  ['#e0284a', '#17a869', '#2f6df0', '#f0a024'],
  ['#d8356f', '#7fb82c', '#8a4df0', '#f2c230'],
  ['#f0603c', '#12a6a0', '#4453e6', '#e8509c'],
]
