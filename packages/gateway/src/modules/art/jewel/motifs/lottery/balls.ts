import type { Brush } from '../../../brush.ts'
import { mix } from '../../../colour.ts'
import { numbered } from '../parts.ts'

export function balls(b: Brush): string {
  const n = () => Math.floor(b.random() * 90) + 1
  return (
    b.shadow(122, 110) +
    numbered(b, 0, -66, 50, b.counter, n()) +
    numbered(b, -56, 34, 54, b.main, n()) +
    numbered(b, 58, 38, 52, mix(b.light, b.main, 0.3), n())
  )
}
