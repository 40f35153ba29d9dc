import type { Brush } from '../../../brush.ts'
import { ball } from '../../parts.ts'

export function balls(b: Brush): string {
  const n = () => 1 + Math.floor(b.random() * 48)
  return (
    ball(b, 92, 108, 40, n(), '#0e8f63') +
    ball(b, 212, 104, 44, n(), '#2664cc') +
    ball(b, 78, 212, 46, n(), '#e99b12') +
    ball(b, 226, 216, 42, n(), '#c8213f') +
    ball(b, 150, 166, 66, n(), b.main)
  )
}
