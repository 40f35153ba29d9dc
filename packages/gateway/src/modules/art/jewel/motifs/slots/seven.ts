import type { Brush } from '../../../brush.ts'
import { fade, line, path } from '../../../pen.ts'
import { extrude } from '../parts.ts'

export const SEVEN = 'M-72-92H74V-58C34-20 12 30 6 96H-46C-40 34-18-14 16-50H-36V-22H-72Z'

export function seven(b: Brush): string {
  return (
    b.shadow(112, 80) +
    extrude(b, 7, 2.2, 2.6, (colour, move) => path(SEVEN, colour, `transform="${move}"`)) +
    path(SEVEN, b.body()) +
    path('M-58-78H58V-64C20-26-2 22-8 82H-30C-22 30-2-20 34-64H-50V-36H-58Z', b.counter, fade(0.92)) +
    line(SEVEN, '#fff', 2, 'stroke-opacity=".55"')
  )
}
