import type { Brush } from '../../../brush.ts'
import { darken, mix } from '../../../colour.ts'
import { circle, ellipse, fade, group, line, path, times } from '../../../pen.ts'
import { bubbles } from './bubbles.ts'

const SHELL = 'M-82 8C-84-38-40-58 0-58S84-38 82 8C80 46 40 62 0 62S-80 46-82 8Z'

/** One side of the crab: three legs and a claw; the other side is its mirror. */
function side(b: Brush): string {
  const leg = `stroke-linecap="round" stroke-linejoin="round"`
  return (
    line('M66 18C96 8 112 20 122 46M62 36C92 34 106 50 110 76M52 50C76 56 86 72 86 96', b.shade(0.3), 11, leg) +
    line('M62-30C84-44 92-52 92-70', b.main, 15, leg) +
    path('M86-66C60-84 62-126 96-140C88-122 92-112 100-102C106-118 118-126 134-124C142-92 122-62 86-66Z', b.body()) +
    path('M86-66C60-84 62-126 96-140C80-116 78-90 86-66Z', '#fff', fade(0.3)) +
    line('M26-54V-78', b.shade(0.2), 6) +
    circle(26, -84, 11, b.ivory) +
    circle(28, -84, 5.5, '#14141c')
  )
}

export function crab(b: Brush): string {
  const spots = times(5, (i) => ellipse(-44 + i * 22, -20 + Math.abs(i - 2) * 9, 7, 5, b.counter, fade(0.85)))
  return (
    bubbles(b) +
    group(
      'translate(0 18)',
      b.shadow(86, 110) +
        side(b) +
        group('scale(-1 1)', side(b)) +
        path(SHELL, b.body()) +
        path(
          'M-82 8C-60 36 60 36 82 8C80 46 40 62 0 62S-80 46-82 8Z',
          b.pale ? darken(b.main, 0.35) : mix(b.main, b.base, 0.6),
          fade(0.75),
        ) +
        spots +
        line('M-26 34C-12 44 12 44 26 34', b.ivory, 4, 'stroke-linecap="round"') +
        path('M-60-22C-48-42-24-48-6-48C-26-40-40-28-48-8Z', '#fff', fade(0.35)),
    )
  )
}
