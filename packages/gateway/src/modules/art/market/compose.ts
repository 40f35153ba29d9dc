import { Brush, type Palette } from '../brush.ts'
import type { Choice } from '../choice.ts'
import { mix } from '../colour.ts'
import { circle, fade, group, num, path, rect, ring, sectorPath, sparkle, times, turn } from '../pen.ts'
import { weave } from './cloths.ts'
import { frame, lampString } from './frames.ts'
import { marketMotif } from './library.ts'
import { CATEGORY_PAIRS, CLOTHS } from './palettes.ts'

/** Two brushes on one sheet: the cloth's and the motif's, whose shadows take on the cloth. */
function brushes({ category, dye, seed }: Choice, marks: readonly [string, string]): { cloth: Brush; ink: Brush } {
  const pairs = CATEGORY_PAIRS[category]
  const [under, over] = pairs[dye % pairs.length] ?? pairs[0]
  const [cloth, ink]: Palette[] = [CLOTHS[under], CLOTHS[over]]
  if (!cloth || !ink) throw new Error(`no cloth for ${category}`)
  return {
    cloth: new Brush(cloth, seed, marks[0]),
    ink: new Brush({ ...ink, deep: under === over ? ink.deep : mix(ink.deep, cloth.deep, 0.35) }, seed, marks[1]),
  }
}
const glow = (b: Brush) =>
  b.radial([
    [0, b.bright, 0.75],
    [0.5, b.bright, 0.22],
    [1, b.bright, 0],
  ])

export function marketTile(choice: Choice): string {
  const { cloth, ink } = brushes(choice, ['c', 'd'])
  const back =
    rect(
      0,
      0,
      300,
      400,
      0,
      cloth.linear(
        [
          [0, mix(cloth.base, cloth.bright, 0.18)],
          [0.55, cloth.base],
          [1, cloth.deep],
        ],
        0,
        0,
        0.25,
        1,
      ),
    ) +
    weave(cloth, choice.category) +
    circle(150, 165, 190, glow(cloth)) +
    rect(
      0,
      0,
      300,
      400,
      0,
      cloth.radial(
        [
          [0.55, cloth.deep, 0],
          [1, cloth.deep, 0.7],
        ],
        0.5,
        0.4,
        0.75,
      ),
    )
  const sparks = times(5, () => {
    const [x, y, r] = [20 + cloth.random() * 260, 40 + cloth.random() * 230, 4 + cloth.random() * 7]
    return Math.hypot(x - 150, y - 165) > 96 ? sparkle(x, y, r, cloth.light, 0.55) : ''
  })
  const motif = group('translate(150 182) scale(1.04)', marketMotif(choice.category, choice.motif)(ink))
  const floor = rect(
    0,
    250,
    300,
    150,
    0,
    cloth.linear([
      [0, cloth.deep, 0],
      [0.7, cloth.deep, 0.62],
      [1, cloth.deep, 0.85],
    ]),
  )
  const top = rect(
    0,
    0,
    300,
    90,
    0,
    cloth.linear([
      [0, '#fff', 0.14],
      [1, '#fff', 0],
    ]),
  )
  const stall = frame(cloth, choice.seed >>> 9)
  return cloth.defs + ink.defs + back + sparks + motif + floor + stall + top
}

/** A row of stalls under a string of lamps, the motif at the inline end. */
export function marketBanner(choice: Choice, w: number, h: number, x: number, y: number, scale: number): string {
  const { cloth: b, ink } = brushes(choice, ['e', 'f'])
  const [fx, fy] = [w * x, h * y]
  const rays = Array.from({ length: 11 }, (_, i) =>
    sectorPath(30, w, (i * turn) / 11 + 0.07, (i * turn) / 11 + 0.21, num(fx), num(fy)),
  )
  const back =
    rect(
      0,
      0,
      w,
      h,
      0,
      b.linear(
        [
          [0, b.deep],
          [0.55, mix(b.deep, b.base, 0.75)],
          [1, b.base],
        ],
        x < 0.5 ? 1 : 0,
        0,
        x < 0.5 ? 0 : 1,
        0.6,
      ),
    ) +
    path(rays.join(''), b.bright, fade(0.1)) +
    [150, 210, 270, 340]
      .map((r, i) => ring(fx, fy, (r * h) / 480, b.bright, i % 2 ? 1.5 : 10, fade(i % 2 ? 0.3 : 0.08)))
      .join('') +
    circle(fx, fy, h * 0.72, glow(b))
  const motif = group(
    `translate(${num(fx)} ${num(fy)}) scale(${Math.round((scale * h) / 4) / 100})`,
    marketMotif(choice.category, choice.motif)(ink),
  )
  const shade = rect(
    0,
    h * 0.62,
    w,
    h * 0.38,
    0,
    b.linear([
      [0, b.deep, 0],
      [1, b.deep, 0.6],
    ]),
  )
  const body = back + stalls(b, w, h) + shade + motif + lampString(b, w, h * 0.03, h * 0.07)
  return b.defs + ink.defs + body
}

function stalls(b: Brush, w: number, h: number): string {
  const [strips, wide] = [8, Math.max(150, w / 4.4)]
  const a = num(wide / strips)
  const [pale, dyed] = [mix(b.light, b.base, 0.35), mix(b.main, b.deep, 0.15)]
  const strip = `h${a}v${num(a * 1.1)}a${num(a / 2)} ${num(a / 2.3)} 0 0 1-${a} 0Z`
  const roof = (from: number) => times(strips / 2, (j) => `M${num((j * 2 + from) * a)} ${num(a * -0.8)}${strip}`)
  const stall = b.symbol(
    rect(a * 0.5, 0, wide - a, h, 0, b.deep, fade(0.8)) +
      path(roof(0), dyed, fade(0.9)) +
      path(roof(1), pale, fade(0.9)) +
      rect(0, a * -0.95, wide, a * 0.2, 2, b.deep, fade(0.5)),
  )
  return times(Math.ceil(w / (wide * 1.06)) + 1, (i) =>
    stall(-wide * 0.35 + i * wide * 1.06, h * 0.84 + (i % 2) * a * 0.7),
  )
}
