import type { Brush } from '../brush.ts'
import type { Category } from '../categories.ts'
import { mix } from '../colour.ts'
import { circle, circles, fade, group, num, path, rect, ring, sectorPath, times, turn, type Point } from '../pen.ts'

export interface Stage {
  b: Brush
  w: number
  h: number
  /** Centre of the motif. */
  cx: number
  cy: number
  /** Unit of the ground: the shorter way across the part that is seen. */
  q: number
  /** Colour of lines and rays. */
  line: string
  /** Base towards main, without passing through a complement. */
  blend: (t: number) => string
}
type Ground = (s: Stage) => string

const halo = ({ b, cx, cy, q }: Stage, r: number, opacity: number) =>
  circle(
    cx,
    cy,
    q * r,
    b.radial([
      [0, b.complementary ? '#4d6cff' : mix(b.main, b.light, 0.15), opacity],
      [1, b.complementary ? b.base : b.main, 0],
    ]),
  )

const rays: Ground = ({ b, w, h, cx, cy, line }) => {
  const reach = Math.round(Math.hypot(w, h))
  const all = Array.from({ length: 18 }, (_, i) => sectorPath(0, reach, (i * turn) / 18, (i * turn) / 18 + turn / 36))
  return group(`translate(${num(cx)} ${num(cy)})`, path(all.join(''), line, fade(b.pale ? 0.2 : 0.13)))
}

/** The veranda: five arches, one within the other. */
const arch: Ground = ({ b, h, cx, cy, q, blend }) =>
  [5, 4, 3, 2, 1]
    .map((i) => {
      const r = num(q * (0.1 + i * 0.17))
      const top = num(cy - r * 0.98 + r)
      const fill = i % 2 ? blend(b.pale ? 0.5 : 0.42) : mix(b.deep, b.base, b.pale ? 0.6 : 0.55)
      return path(`M${num(cx - r)} ${h}V${top}A${r} ${r} 0 0 1 ${num(cx + r)} ${top}V${h}Z`, fill, fade(0.9))
    })
    .join('')

const disc: Ground = ({ b, cx, cy, q, line }) =>
  circle(
    cx,
    cy,
    q * 0.46,
    b.linear([
      [0, mix(b.main, b.light, 0.3)],
      [1, b.complementary ? b.base : mix(b.main, b.deep, b.pale ? 0.1 : 0.55)],
    ]),
    fade(0.95),
  ) +
  ring(cx, cy, q * 0.54, line, 1.5, 'stroke-opacity=".4"') +
  ring(cx, cy, q * 0.63, line, 1.5, 'stroke-opacity=".2"')

/** Scalloped water in the lower third. */
const waves: Ground = (s) => {
  const { b, w, h, blend } = s
  const row = Array.from({ length: Math.ceil(w / 52) + 2 }, (_, x): Point => [x * 52, 0])
  const scallops = b.symbol(
    (
      [
        [28, b.pale ? b.base : blend(0.35)],
        [20, mix(b.deep, b.base, b.pale ? 0.4 : 0.6)],
        [12, b.pale ? b.base : blend(0.5)],
        [5, b.counter],
      ] as const
    )
      .map(([r, fill]) => path(circles(row, r), fill))
      .join(''),
  )
  const rows = Math.ceil((h * 0.38) / 15) + 2
  const water = times(rows, (k) => scallops(k % 2 ? -52 : -26, h + 44 - k * 15))
  return halo({ ...s, cy: s.cy * 0.86 }, 0.52, 0.85) + group('', water, fade(b.pale ? 0.8 : 0.75))
}

const stripes: Ground = (s) => {
  const { b, w, h, line } = s
  let d = ''
  for (let i = -h; i < w + h; i += 44) d += `M${i} 0h22l${h / 2} ${h}h-22z`
  return path(d, line, fade(b.pale ? 0.13 : 0.1)) + halo(s, 0.45, 0.95)
}

/** A halftone ring; equal dots share one path. */
const dots: Ground = (s) => {
  const { b, w, h, cx, cy, q, line } = s
  const bySize = new Map<number, string>()
  for (let y = 0; y < h / 20; y++)
    for (let x = 0; x < w / 20; x++) {
      const px = x * 20 + (y % 2 ? 10 : 0)
      const away = Math.hypot(px - cx, y * 20 - cy) / (q * 0.72)
      const size = Math.round(6.5 * (1 - Math.abs(away - 0.62) * 1.7) * 2)
      if (size > 1) bySize.set(size, `${bySize.get(size) ?? ''}M${px} ${y * 20}h0`)
    }
  const rings = [...bySize].map(([size, d]) => `<path d="${d}" stroke-width="${size}"/>`).join('')
  return halo(s, 0.5, 0.7) + group('', rings, `stroke="${line}" stroke-linecap="round" ${fade(b.pale ? 0.55 : 0.4)}`)
}

const horizon: Ground = ({ b, w, cx, cy, q }) =>
  circle(
    cx,
    cy + q * 0.1,
    q * 0.5,
    b.linear([
      [0, b.counter],
      [0.6, b.main],
      [1, b.complementary ? b.base : mix(b.main, b.base, 0.6)],
    ]),
  ) +
  times(9, (i) => rect(0, cy + q * (0.16 + i * 0.062), w, 3 + i * 1.7, 0, b.pale ? b.base : mix(b.deep, b.base, 0.5)))

const GROUNDS = { rays, arch, disc, waves, stripes, dots, horizon }
export type GroundName = keyof typeof GROUNDS

export const CATEGORY_GROUNDS: Record<Category, readonly [GroundName, ...GroundName[]]> = {
  slots: ['rays', 'arch', 'disc', 'dots', 'horizon', 'stripes'],
  live: ['disc', 'arch', 'dots', 'rays'],
  fish: ['waves', 'dots', 'disc', 'rays'],
  pvp: ['arch', 'stripes', 'disc', 'rays'],
  sports: ['stripes', 'rays', 'dots', 'disc'],
  esports: ['stripes', 'dots', 'rays'],
  lottery: ['dots', 'rays', 'stripes', 'arch'],
  cockfight: ['rays', 'horizon', 'disc'],
}

export function ground(b: Brush, name: GroundName, w: number, h: number, cx: number, cy: number): string {
  const wash = b.pale
    ? b.linear(
        [
          [0, b.deep],
          [1, b.base],
        ],
        0,
        0,
        0.35,
        1,
      )
    : b.linear(
        [
          [0, mix(b.deep, b.base, 0.25)],
          [0.55, b.complementary ? b.base : mix(b.base, b.main, 0.12)],
          [1, b.deep],
        ],
        0,
        0,
        0.35,
        1,
      )
  const stage: Stage = {
    b,
    w,
    h,
    cx,
    cy,
    q: Math.min(w, h * 0.75),
    line: b.pale ? b.main : b.complementary ? '#9db4ff' : b.light,
    blend: (t) => (b.complementary ? mix(b.base, '#7d97ff', t) : mix(b.base, b.main, t)),
  }
  return rect(0, 0, w, h, 0, wash) + GROUNDS[name](stage)
}
