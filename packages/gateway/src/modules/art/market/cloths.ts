import type { Brush } from '../brush.ts'
import type { Category } from '../categories.ts'
import { circles, fade, line, num, path, polygon, ring, sectorPath, times, turn, type Point } from '../pen.ts'

/** Six weaves of the background cloth of a motif; 300 by 400, focus at 150,165. */
const rays = (b: Brush) => {
  const from = b.random() * 0.35
  const d = Array.from({ length: 9 }, (_, i) =>
    sectorPath(20, 420, (i * turn) / 9 + from, (i * turn) / 9 + from + 0.19, 150, 165),
  )
  return path(d.join(''), b.bright, fade(0.13))
}
const arcs = (b: Brush) =>
  [70, 105, 140, 175, 210, 245]
    .map((r, i) => ring(150, 165, r, b.bright, i % 2 ? 1 : 9, fade(i % 2 ? 0.35 : 0.09)))
    .join('')
const scales = (b: Brush) =>
  times(13, (y) => {
    const row = Array.from({ length: 9 }, (_, x): Point => [(x - 1) * 44 + (y % 2 ? 22 : 0), y * 22 + 10])
    return line(circles(row, 21), b.bright, 1.4, fade(0.3 - y * 0.018))
  })
const stripes = (b: Brush) =>
  times(11, (i) =>
    polygon(
      [
        [i * 56 - 170, 400],
        [i * 56 - 142, 400],
        [i * 56 + 58, 0],
        [i * 56 + 30, 0],
      ],
      b.bright,
      fade(0.1),
    ),
  )
const dots = (b: Brush) => {
  const bySize = new Map<number, string>()
  for (let y = 0; y < 15; y++)
    for (let x = 0; x < 12; x++) {
      const size = num(Math.max(1.6, Math.round((6.5 - Math.hypot(x * 27 - 150, y * 27 - 165) / 34) * 2)))
      bySize.set(size, `${bySize.get(size) ?? ''}M${x * 27 + (y % 2 ? 13 : 0)} ${y * 27}h0`)
    }
  return [...bySize].map(([size, d]) => line(d, b.bright, size, `stroke-linecap="round" ${fade(0.2)}`)).join('')
}
const chevrons = (b: Brush) =>
  times(10, (i) =>
    line(
      `M-10 ${i * 46 + 30}L150 ${i * 46 - 46}L310 ${i * 46 + 30}`,
      b.bright,
      i % 2 ? 12 : 2,
      fade(i % 2 ? 0.09 : 0.26),
    ),
  )
/** A block print of small four-petalled flowers. */
const flowers = (b: Brush) => {
  const row = Array.from({ length: 7 }, (_, x): Point => [x * 54, 0])
  const petals = row.map(
    ([x]) =>
      `M${x}-2c-7-7-5-13 0-15c5 2 7 8 0 15zM${x + 2} 0c7-7 13-5 15 0c-2 5-8 7-15 0z` +
      `M${x} 2c7 7 5 13 0 15c-5-2-7-8 0-15zM${x - 2} 0c-7 7-13 5-15 0c2-5 8-7 15 0z`,
  )
  const flowersOf = b.symbol(path(petals.join(''), b.bright) + path(circles(row, 2), b.counter))
  return `<g ${fade(0.24)}>${times(8, (y) => flowersOf(y % 2 ? 15 : -12, y * 54 + 12))}</g>`
}

const WEAVES = { rays, arcs, scales, stripes, dots, chevrons, flowers }
type Weave = keyof typeof WEAVES
const CATEGORY_WEAVES: Record<Category, readonly [Weave, ...Weave[]]> = {
  slots: ['rays', 'arcs', 'scales', 'dots', 'chevrons', 'flowers'],
  live: ['rays', 'arcs', 'dots', 'flowers'],
  fish: ['scales', 'arcs', 'rays'],
  pvp: ['stripes', 'dots', 'scales', 'flowers'],
  sports: ['stripes', 'arcs', 'chevrons'],
  esports: ['chevrons', 'stripes', 'dots'],
  lottery: ['rays', 'dots', 'arcs', 'flowers'],
  cockfight: ['rays', 'chevrons', 'arcs'],
}
export const weave = (b: Brush, category: Category): string => WEAVES[b.pick(CATEGORY_WEAVES[category])](b)
