import type { Brush } from '../../../brush.ts'
import { darken } from '../../../colour.ts'
import { fade, path, ring } from '../../../pen.ts'

const BOLT = 'M22-124L-58 18H-6L-26 124L64-26H10L44-124Z'

export function bolt(b: Brush): string {
  return (
    ring(0, 0, 118, b.light, 1.5, fade(0.4)) +
    ring(0, 0, 96, b.counter, 3, fade(0.8)) +
    ring(0, 0, 74, b.light, 1.5, fade(0.5)) +
    path(BOLT, darken(b.base, 0.4), 'transform="translate(7 9)"') +
    path(BOLT, b.pale ? b.body() : b.metal()) +
    path('M22-124L-58 18H-6L14-20L-18-8L36-124Z', '#fff', fade(0.35))
  )
}
