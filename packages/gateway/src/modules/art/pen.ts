/** SVG strings, kept short: one decimal, no unneeded attribute. */
export type Point = readonly [number, number]
export const turn = Math.PI * 2

export const num = (v: number) => Math.round(v * 10) / 10
export const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** A point `r` away at angle `a` (radians, clockwise from the right). */
export const polar = (r: number, a: number, cx = 0, cy = 0): Point => [
  num(cx + r * Math.cos(a)),
  num(cy + r * Math.sin(a)),
]

const tag = (name: string, attributes: string, extra: string) => `<${name} ${attributes}${extra ? ' ' + extra : ''}/>`

export const path = (d: string, fill: string, extra = '') => tag('path', `d="${d}" fill="${fill}"`, extra)
export const line = (d: string, stroke: string, width: number, extra = '') =>
  tag('path', `d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"`, extra)
export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  tag('circle', `cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"`, extra)
export const ring = (x: number, y: number, r: number, stroke: string, width: number, extra = '') =>
  circle(x, y, r, 'none', `stroke="${stroke}" stroke-width="${num(width)}"${extra ? ' ' + extra : ''}`)
/** Circles of one size as the outline of one path: each element of a picture costs a browser, and many are alike. */
export const circles = (at: readonly Point[], r: number) =>
  at.map(([x, y]) => `M${num(x - r)} ${num(y)}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1-${r * 2} 0`).join('')
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  tag('ellipse', `cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"`, extra)
export const rect = (x: number, y: number, w: number, h: number, rx: number, fill: string, extra = '') =>
  tag(
    'rect',
    `x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${rx ? ` rx="${num(rx)}"` : ''} fill="${fill}"`,
    extra,
  )
export const polygon = (points: readonly Point[], fill: string, extra = '') =>
  tag('polygon', `points="${points.map(([x, y]) => `${num(x)},${num(y)}`).join(' ')}" fill="${fill}"`, extra)
export const group = (transform: string, inner: string, extra = '') =>
  `<g${transform ? ` transform="${transform}"` : ''}${extra ? ' ' + extra : ''}>${inner}</g>`
export const fade = (opacity: number) => `opacity="${Math.round(opacity * 100) / 100}"`

/** Outline of a piece of a ring between radii `r0` and `r1`, from angle `a0` to `a1`. */
export function sectorPath(r0: number, r1: number, a0: number, a1: number, cx = 0, cy = 0): string {
  const large = a1 - a0 > Math.PI ? 1 : 0
  const [a, b, c, d] = [polar(r1, a0, cx, cy), polar(r1, a1, cx, cy), polar(r0, a1, cx, cy), polar(r0, a0, cx, cy)]
  return `M${a}A${r1} ${r1} 0 ${large} 1 ${b}L${c}A${r0} ${r0} 0 ${large} 0 ${d}Z`
}
export const sector = (r0: number, r1: number, a0: number, a1: number, fill: string, extra = '') =>
  path(sectorPath(r0, r1, a0, a1), fill, extra)

/** Corners of a star with `tips` tips; `inner` of 1 makes a regular polygon's double. */
export const starPoints = (tips: number, outer: number, inner: number, from = -turn / 4): Point[] =>
  Array.from({ length: tips * 2 }, (_, i) => polar(i % 2 ? inner : outer, from + (i * turn) / tips / 2))
export const regular = (corners: number, r: number, cx = 0, cy = 0, from = -turn / 4): Point[] =>
  Array.from({ length: corners }, (_, i) => polar(r, from + (i * turn) / corners, cx, cy))

/** A leaf standing on 0,0, `length` tall. */
export const petal = (length: number, width: number) =>
  `M0 0C${num(-width)} ${num(-length * 0.35)} ${num(-width * 0.7)} ${num(-length * 0.8)} 0 ${num(-length)}` +
  `C${num(width * 0.7)} ${num(-length * 0.8)} ${num(width)} ${num(-length * 0.35)} 0 0Z`

/** A four-pointed sparkle with hollow sides. */
export function sparkle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  const k = r * 0.12
  const d =
    `M${num(x)} ${num(y - r)}Q${num(x + k)} ${num(y - k)} ${num(x + r)} ${num(y)}Q${num(x + k)} ${num(y + k)} ${num(x)} ${num(y + r)}` +
    `Q${num(x - k)} ${num(y + k)} ${num(x - r)} ${num(y)}Q${num(x - k)} ${num(y - k)} ${num(x)} ${num(y - r)}Z`
  return path(d, fill, opacity < 1 ? fade(opacity) : '')
}
