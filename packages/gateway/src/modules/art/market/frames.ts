import type { Brush } from '../brush.ts'
import { circle, fade, line, path, rect, sparkle, times } from '../pen.ts'

const lamp = (b: Brush) =>
  b.radial([
    [0, '#ffe2a0', 0.85],
    [0.3, '#ffb52e', 0.35],
    [1, '#ffb52e', 0],
  ])

const awning = (b: Brush) =>
  times(8, (i) =>
    path(`M${i * 37.5} -2h37.5v14a18.8 15 0 0 1-37.5 0Z`, i % 2 ? b.light : b.main, i % 2 ? fade(0.92) : ''),
  ) + rect(0, 0, 300, 10, 0, '#fff', fade(0.14))
const gilded = (b: Brush) =>
  rect(11, 11, 278, 378, 15, 'none', `stroke="${b.counter}" stroke-opacity=".55" stroke-width="1.5"`) +
  (
    [
      [11, 11],
      [289, 11],
      [11, 389],
      [289, 389],
    ] as const
  )
    .map(([x, y]) => sparkle(x, y, 11, b.counter, 0.95))
    .join('')
const lamps = (b: Brush) =>
  line('M-10 14Q75 52 150 30T310 12', b.light, 1.5, 'stroke-opacity=".5"') +
  (
    [
      [22, 25],
      [66, 36],
      [110, 37],
      [154, 30],
      [198, 24],
      [242, 21],
      [284, 16],
    ] as const
  )
    .map(([x, y]) => circle(x, y + 8, 15, lamp(b)) + circle(x, y + 8, 4.2, '#fff3cf'))
    .join('')

/** One of four stall frames: awning, gilded rule, lamp string, plain. */
export const frame = (b: Brush, which: number): string => [awning, gilded, lamps, () => ''][which % 4]?.(b) ?? ''

/** A string of lamps across a scene `w` wide. */
export function lampString(b: Brush, w: number, top: number, sag: number): string {
  const spans = Math.max(1, Math.round(w / 420))
  const y = (x: number) => {
    const t = ((x / w) * spans) % 1
    return Math.round((top + sag * 4 * t * (1 - t)) * 10) / 10
  }
  const points = Array.from({ length: Math.floor(w / 20) + 1 }, (_, i) => `${i * 20} ${y(i * 20)}`)
  const bulb = b.symbol(
    circle(0, 11, 26, lamp(b)) +
      rect(-2.5, 0, 5, 6, 1.5, '#2a1a06') +
      `<ellipse cy="11" rx="4.6" ry="5.6" fill="#fff1cc"/>`,
  )
  const count = Math.round(w / 78)
  return (
    line(`M${points.join('L')}`, '#ffe9be', 1.6, 'stroke-opacity=".45"') +
    times(count, (i) => bulb(((i + 0.5) * w) / count, y(((i + 0.5) * w) / count)))
  )
}
