import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, ellipse, fade, group, line, path, times } from '../../../pen.ts'

/** A barrel drum and its sticks. */
export function dhol(b: Brush): string {
  const barrel = 'M-74-52C-30-74 40-74 82-52V52C40 74-30 74-74 52Z'
  const ropes = Array.from(
    { length: 6 },
    (_, i) => `M-74 ${-44 + i * 18}L82 ${-34 + i * 18}M-74 ${-34 + i * 18}L82 ${-46 + i * 18}`,
  ).join('')
  const stick = (tilt: number) =>
    group(`rotate(${tilt})`, line('M0-128V16', b.counter, 8, 'stroke-linecap="round"') + circle(0, -128, 11, b.light))
  return (
    b.shadow(108, 110) +
    group('translate(10 10) rotate(-38)', stick(-24)) +
    group('translate(24 0) rotate(26)', stick(30)) +
    group(
      'rotate(-10) scale(1.12)',
      path(barrel, b.body()) +
        group(
          '',
          line(ropes, b.ivory, 2.4, fade(0.85)) + path('M-80 18C-30 40 40 40 90 18V80H-80Z', '#000', fade(0.22)),
          b.clip(path(barrel, '#000')),
        ) +
        ellipse(82, 0, 20, 53, b.counter) +
        ellipse(-74, 0, 24, 54, b.shade(0.3)) +
        ellipse(-75, 0, 20, 48, '#fff6e2') +
        ellipse(-75, 0, 10, 26, mix(b.ink, '#2a1a10', 0.5)) +
        times(8, (i) => circle(-74 + 23 * Math.cos((i * Math.PI) / 4), 53 * Math.sin((i * Math.PI) / 4), 4, b.counter)),
    )
  )
}
