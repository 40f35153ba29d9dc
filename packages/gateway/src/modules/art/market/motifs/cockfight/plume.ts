import type { Brush } from '../../../brush.ts'
import { circle, group, line, num, path } from '../../../pen.ts'
import { dusky, gilt } from '../../shades.ts'

export function plume(b: Brush): string {
  const feather = (tilt: number, l: number, fill: string) =>
    group(
      `rotate(${tilt} 110 276)`,
      path(
        `M110 276C76 ${num(276 - l * 0.5)} 90 ${276 - l} 154 ${276 - l}C136 ${num(276 - l * 0.7)} 132 ${num(276 - l * 0.3)} 110 276Z`,
        fill,
      ) +
        line(
          `M110 270C104 ${num(276 - l * 0.5)} 110 ${num(276 - l * 0.8)} 146 ${281 - l}`,
          '#fff',
          2,
          'stroke-opacity=".28"',
        ),
    )
  const fills = [dusky(b, 0.5), b.main, '#0b6742', b.bright, b.main, '#0e8f63', b.counter, dusky(b, 0.3)]
  return (
    (
      [
        [-34, 190],
        [-20, 214],
        [-4, 230],
        [12, 232],
        [28, 222],
        [44, 204],
        [60, 180],
        [76, 150],
      ] as const
    )
      .map(([tilt, l], i) => feather(tilt, l, fills[i] ?? b.main))
      .join('') +
    circle(110, 272, 17, b.deep) +
    circle(110, 272, 11, gilt(b))
  )
}
