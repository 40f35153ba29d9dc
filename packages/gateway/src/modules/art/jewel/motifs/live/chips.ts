import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { chip } from '../parts.ts'

export const chips = (b: Brush): string =>
  chip(b, 38, -50, 66, b.shade(0.25), b.counter) +
  chip(b, -46, 8, 76, b.main, b.ivory) +
  chip(b, 50, 66, 60, mix(b.counter, b.main, 0.2), b.ink)
