import type { Brush } from '../../../brush.ts'
import { group, line, rect, times } from '../../../pen.ts'

/** A racing line and the flag at its end. */
export function track(b: Brush): string {
  const lanes = times(5, (i) =>
    line(
      `M-90 ${338 - i * 8}C60 ${300 - i * 30} 90 ${130 + i * 10} 390 ${84 - i * 26}`,
      i % 2 ? b.light : b.main,
      18 - i * 2,
      `opacity="${Math.round((0.95 - i * 0.12) * 100) / 100}"`,
    ),
  )
  const squares = times(24, (i) =>
    (i + Math.floor(i / 6)) % 2 ? '' : rect(-70 + (i % 6) * 23.3, -44 + Math.floor(i / 6) * 22, 23.3, 22, 0, '#f8f5ec'),
  )
  return lanes + group('translate(158 150) rotate(-12) skewX(-10)', rect(-70, -44, 140, 88, 8, '#141a18') + squares)
}
