import type { Brush } from '../../../brush.ts'
import { fade, ring, times } from '../../../pen.ts'

export const bubbles = (b: Brush): string =>
  times(7, () => {
    const r = b.between(4, 13)
    return ring(b.between(-120, 120), b.between(-150, 150), r, b.light, 1.6, fade(0.6))
  })
