import type { Brush } from '../../../brush.ts'
import { circle, ellipse, fade, group, path, sectorPath, times, turn } from '../../../pen.ts'
import { gilt } from '../../shades.ts'

/** The wheel as seen by a player. */
export function roulette(b: Brush): string {
  const step = turn / 36
  const pockets = times(36, (i) =>
    path(
      sectorPath(76, 112, i * step, (i + 1) * step),
      i === 0 ? '#12965a' : i % 2 ? '#c8213f' : '#15100e',
      'stroke="#e9c36a" stroke-width=".8"',
    ),
  )
  const bowl = Array.from({ length: 18 }, (_, i) => sectorPath(56, 74, i * 2 * step, (i * 2 + 1) * step)).join('')
  const cone = Array.from({ length: 8 }, (_, i) =>
    sectorPath(14, 50, (i * turn) / 8 + 0.14, (i * turn) / 8 + 0.65),
  ).join('')
  return (
    ellipse(150, 260, 120, 22, '#000', fade(0.4)) +
    group(
      'translate(150 178) scale(1 .74)',
      circle(0, 0, 132, '#3b2009') +
        circle(0, 0, 126, '#7c4a1a') +
        circle(0, 0, 116, '#190d05') +
        pockets +
        circle(0, 0, 74, '#3a210c') +
        path(bowl, '#2a1708') +
        circle(0, 0, 52, gilt(b)) +
        path(cone, '#7c4a02', fade(0.35)) +
        circle(0, 0, 20, '#fff0c4') +
        circle(0, 0, 11, '#b9791a'),
    ) +
    ellipse(150, 152, 10, 26, '#e9c36a') +
    circle(150, 126, 11, '#fff0c4') +
    circle(224, 132, 8.5, '#fff') +
    circle(222, 130, 3, '#fff')
  )
}
