import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { circle, fade, line, path, ring } from '../../../pen.ts'
import { PIP } from '../../../suits.ts'

/** Two sides, one line between them. */
export function versus(b: Brush): string {
  const seal = (x: number, y: number, d: string, colour: string) =>
    circle(x, y + 6, 62, '#000', fade(0.28)) +
    circle(x, y, 62, b.deep) +
    ring(x, y, 58, colour, 3) +
    ring(x, y, 48, colour, 5, 'stroke-opacity=".35" stroke-dasharray="3 7"') +
    path(d, colour, `transform="translate(${x} ${y}) scale(.62)"`)
  return (
    path('M-80-80H194L106 480H-80Z', b.main, fade(0.85)) +
    path('M194-80H380V480H106Z', mix(b.deep, '#0b1a33', 0.6), fade(0.85)) +
    line('M194-80L106 480', b.counter, 5) +
    seal(88, 130, PIP.h, '#ffffff') +
    seal(212, 200, PIP.s, b.counter)
  )
}
