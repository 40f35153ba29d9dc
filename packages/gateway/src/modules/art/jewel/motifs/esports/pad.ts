import type { Brush } from '../../../brush.ts'
import { darken, mix } from '../../../colour.ts'
import { circle, fade, group, line, path, rect, ring } from '../../../pen.ts'

const BODY =
  'M-62-56C-30-46 30-46 62-56C96-64 118-22 124 28C128 64 96 82 74 56L48 26H-48L-74 56C-96 82-128 64-124 28C-118-22-96-64-62-56Z'

/** A game pad. */
export function pad(b: Brush): string {
  const stick = (x: number) =>
    circle(x, 12, 21, darken(b.base, 0.35)) + circle(x, 9, 16, b.metal()) + ring(x, 9, 9, b.ink, 2, fade(0.4))
  const buttons = (
    [
      [64, -36],
      [82, -18],
      [64, 0],
      [46, -18],
    ] as const
  ).map(([x, y], i) => circle(x, y, 8, [b.counter, b.light, b.ivory, mix(b.main, b.counter, 0.5)][i] ?? b.light))
  return group(
    'rotate(-9) scale(1.04)',
    path(BODY, '#000', `transform="translate(4 12)" ${fade(0.35)}`) +
      path(BODY, darken(b.base, 0.3), 'transform="translate(0 7)"') +
      path(BODY, b.body()) +
      path('M-62-56C-30-46 30-46 62-56C50-40-50-40-62-56Z', '#fff', fade(0.35)) +
      rect(-76, -25, 34, 13, 3, b.ink) +
      rect(-65.5, -35.5, 13, 34, 3, b.ink) +
      buttons.join('') +
      stick(-30) +
      stick(30) +
      line('M-10-22H10', b.counter, 5, 'stroke-linecap="round"'),
  )
}
