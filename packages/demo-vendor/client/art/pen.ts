export type Point = readonly [number, number]
type Stop = readonly [at: number, colour: string, opacity?: number]

const n = (value: number) => String(Math.round(value * 10) / 10)
const TAU = Math.PI * 2

export const at = (radius: number, turn: number, cx = 0, cy = 0): Point => [
  cx + radius * Math.cos(turn * TAU),
  cy + radius * Math.sin(turn * TAU),
]
export const times = <T>(count: number, draw: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => draw(i))
export const all = (count: number, draw: (i: number) => string): string => times(count, draw).join('')

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const poly = (points: readonly Point[], fill: string, more = '') =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`
export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
export const ring = (x: number, y: number, r: number, stroke: string, width: number, more = '') =>
  disc(x, y, r, 'none', `stroke="${stroke}" stroke-width="${width}" ${more}`)
export const stroke = (d: string, colour: string, width: number, more = '') =>
  path(d, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}`)
export const group = (transform: string, inner: string, more = '') => `<g transform="${transform}" ${more}>${inner}</g>`
export const star = (points: number, outer: number, inner: number, cx = 0, cy = 0): Point[] =>
  times(points * 2, (i) => at(i % 2 ? inner : outer, i / points / 2 - 0.25, cx, cy))
export const petal = (length: number, width: number) =>
  `M0 0C${n(-width)} ${n(-length * 0.34)} ${n(-width * 0.74)} ${n(-length * 0.78)} 0 ${n(-length)}` +
  `C${n(width * 0.74)} ${n(-length * 0.78)} ${n(width)} ${n(-length * 0.34)} 0 0Z`
export const glint = (x: number, y: number, size: number) => poly(star(4, size, size * 0.16, x, y), '#fff')

/** Draws one picture: keeps the gradients and clips it needs. */
export function pen() {
  let defs = ''
  let count = 0
  const stops = (list: readonly Stop[]) =>
    list
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')
  const define = (make: (id: string) => string) => {
    const id = `d${count++}`
    defs += make(id)
    return `url(#${id})`
  }
  return {
    /** Straight gradient over the shape's own box, downwards by default. */
    fade: (list: readonly Stop[], x = 0, y = 1) =>
      define((id) => `<linearGradient id="${id}" x2="${x}" y2="${y}">${stops(list)}</linearGradient>`),
    glow: (list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5) =>
      define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`),
    clip: (shape: string, inner: string) =>
      `<g clip-path="${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)}">${inner}</g>`,
    /** The finished picture, centred on 0,0. */
    svg: (inner: string, width = 256, height = width, slice = false) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="${-width / 2} ${-height / 2} ${width} ${height}"${slice ? ' preserveAspectRatio="xMidYMid slice"' : ''}>` +
      `<defs>${defs}</defs>${inner}</svg>`,
  }
}

export type Pen = ReturnType<typeof pen>

export const asUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
