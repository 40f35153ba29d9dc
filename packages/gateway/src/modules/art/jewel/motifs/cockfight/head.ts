import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, ellipse, fade, group, num, path, petal, times } from '../../../pen.ts'

/** The head close by, in a ruff of three rows of feathers. */
export function head(b: Brush): string {
  const edge = `stroke="${b.pale ? '#fff' : b.deep}" stroke-opacity=".45" stroke-width="1.6"`
  const red = (to: string) =>
    b.linear([
      [0, '#ff5a55'],
      [1, to],
    ])
  const row = (length: number, width: number, count: number, fill: string) => {
    const feather = b.symbol(path(petal(length, width), fill, edge))
    return times(count, (i) => feather(0, 0, `translate(-6 -24) rotate(${num(70 + i * (190 / (count - 1)))})`))
  }
  const comb = (
    [
      [-46, -92, 17],
      [-22, -108, 22],
      [8, -104, 21],
      [32, -86, 17],
    ] as const
  )
    .map(([x, y, r]) => circle(x, y, r, red('#c4122b')))
    .join('')
  return group(
    'translate(10 -6)',
    row(150, 20, 15, mix(b.base, b.pale ? '#10313a' : b.deep, 0.25)) +
      row(118, 18, 13, b.body()) +
      row(86, 15, 11, b.metal()) +
      comb +
      path('M-60-82H48L34-50H-52Z', '#d21c30') +
      circle(-10, -34, 52, mix(b.main, b.light, 0.35)) +
      circle(-10, -34, 52, b.ball(), fade(0.5)) +
      path('M-54-50L-112-26L-52-10Z', b.metal()) +
      path('M-56-28L-112-26L-52-10Z', '#000', fade(0.28)) +
      ellipse(-44, 18, 17, 30, red('#b80f27')) +
      circle(-24, -42, 15, b.ivory) +
      circle(-26, -42, 9, '#111') +
      circle(-30, -46, 3, '#fff'),
  )
}
