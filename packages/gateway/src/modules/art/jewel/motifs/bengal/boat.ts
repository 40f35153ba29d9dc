import type { Brush } from '../../../brush.ts'
import { darken, mix } from '../../../colour.ts'
import { circle, fade, group, line, path, times } from '../../../pen.ts'

/** A river boat under a patched sail. */
export function boat(b: Brush): string {
  const hull = 'M-118 34C-84 66-40 74 6 74C54 74 94 62 122 26C112 86 66 104 0 104C-62 104-104 86-118 34Z'
  const sail = 'M-6-118C62-104 96-44 84 34H-6Z'
  const patches =
    path('M-6-62C40-52 66-38 82-22L86 10H-6Z', b.counter, fade(0.9)) +
    path('M-6-20H86L85 2H-6Z', b.shade(0.35), fade(0.85))
  const waves = times(3, (i) =>
    line(
      `M-130 ${112 + i * 13}Q-98 ${100 + i * 13}-66 ${112 + i * 13}T-2 ${112 + i * 13}T62 ${
        112 + i * 13
      }T126 ${112 + i * 13}`,
      i % 2 ? b.counter : b.light,
      3,
      `${fade(0.75 - i * 0.18)} stroke-linecap="round"`,
    ),
  )
  return group(
    'translate(0 -4)',
    circle(-66, -66, 28, b.metal()) +
      line('M-6-128V60', mix(b.counter, '#3b2009', 0.6), 7, 'stroke-linecap="round"') +
      path(sail, b.body()) +
      group('', patches, b.clip(path(sail, '#000'))) +
      path('M-12-96C-50-60-62-10-60 36H-12Z', b.light, fade(0.95)) +
      path(hull, darken(b.base, 0.45)) +
      path('M-118 34C-84 66-40 74 6 74C54 74 94 62 122 26L118 46C90 78 50 88 2 88C-46 88-88 78-113 50Z', b.metal()) +
      path('M10 74V52C10 40 64 40 64 52V68C46 73 28 74 10 74Z', mix(b.counter, b.base, 0.55)) +
      waves,
  )
}
