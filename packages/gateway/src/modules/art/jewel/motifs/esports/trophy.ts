import type { Brush } from '../../../brush.ts'
import { darken } from '../../../colour.ts'
import { fade, line, path, polygon, rect, starPoints } from '../../../pen.ts'

const CUP = 'M-62-104H62C62-30 46 22 12 34V58H-12V34C-46 22-62-30-62-104Z'

export function trophy(b: Brush): string {
  return (
    b.shadow(112, 80) +
    line('M-58-84H-98C-100-34-76-10-46-4M58-84H98C100-34 76-10 46-4', b.counter, 12, 'stroke-linejoin="round"') +
    path(CUP, b.metal()) +
    path('M-62-104H-30C-32-36-24 10-8 32C-44 22-62-30-62-104Z', '#fff', fade(0.3)) +
    path('M34-104H62C62-30 46 22 12 34C28 8 36-40 34-104Z', '#000', fade(0.14)) +
    rect(-70, -116, 140, 16, 8, b.counter) +
    polygon(starPoints(5, 30, 13), b.body(), 'transform="translate(0 -44)"') +
    path('M-40 58H40L50 86H-50Z', b.body()) +
    rect(-64, 84, 128, 24, 6, darken(b.base, 0.25))
  )
}
