import type { Brush } from '../../../brush.ts'
import { fade, group, path } from '../../../pen.ts'

/** Mangoes keep their own colours in every palette. */
export function mango(b: Brush): string {
  const ripe = b.linear(
    [
      [0, '#ffe9a3'],
      [0.4, '#ffb52e'],
      [1, '#e4571a'],
    ],
    0.2,
    0,
    0.7,
    1,
  )
  const one = (x: number, y: number, k: number, tilt: number, fill: string) =>
    group(
      `translate(${x} ${y}) rotate(${tilt}) scale(${k})`,
      path('M-8-70C44-86 92-34 78 24C66 74 10 96-34 72C-82 46-84-6-62-34C-48-54-30-62-8-70Z', fill) +
        path('M-44 40C-64 6-48-36-8-54C-34-22-42 6-44 40Z', '#fff', fade(0.32)) +
        path('M78 24C66 74 10 96-34 72C10 78 52 62 78 24Z', b.deep, fade(0.28)) +
        path('M-8-70C-6-84 2-96 14-102L20-96C8-90 2-80 0-70Z', '#3b2504') +
        path('M6-94C30-128 74-122 92-104C66-86 30-80 6-94Z', '#19a05f') +
        path('M6-94C30-108 64-108 92-104C66-86 30-80 6-94Z', '#0b6742'),
    )
  return one(92, 200, 0.66, -24, '#d9701e') + one(214, 208, 0.6, 18, '#8fbf3a') + one(152, 164, 1, -4, ripe)
}
