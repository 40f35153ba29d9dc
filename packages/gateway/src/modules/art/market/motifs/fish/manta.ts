import type { Brush } from '../../../brush.ts'
import { circle, fade, line, path, times } from '../../../pen.ts'
import { bubblesAt, hot } from '../../shades.ts'

export function manta(b: Brush): string {
  const gills = times(3, (i) =>
    line(
      `M${118 - i * 20} ${150 + i * 4}C${128 - i * 20} ${164 + i * 6} ${132 - i * 18} ${
        170 + i * 6
      } ${140 - i * 14} ${176 + i * 6}`,
      b.light,
      3,
      'stroke-opacity=".5" stroke-linecap="round"',
    ),
  )
  return (
    path(
      'M150 70C170 96 214 104 292 150C250 158 214 176 190 214' +
        'C176 236 164 244 150 246C136 244 124 236 110 214C86 176 50 158 8 150C86 104 130 96 150 70Z',
      hot(b),
    ) +
    path('M150 70C170 96 214 104 292 150C240 132 190 150 150 246Z', b.deep, fade(0.24)) +
    line('M150 246C152 280 144 300 156 330', b.main, 6, 'stroke-linecap="round"') +
    path(
      'M130 90C120 70 118 58 124 46C134 58 140 68 142 82ZM170 90C180 70 182 58 176 46C166 58 160 68 158 82Z',
      b.main,
    ) +
    gills +
    ([122, 178] as const).map((x) => circle(x, 112, 7, b.light) + circle(x, 112, 3.5, b.deep)).join('') +
    bubblesAt(b, [
      [60, 96, 7],
      [76, 74, 4],
      [238, 90, 6],
      [228, 66, 4],
    ])
  )
}
