import { randomUUID } from 'node:crypto'
import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'points.findOrder': { input: () => ({ idempotencyKey: randomUUID() }), missing: true },
  'points.findConversion': { input: () => ({ idempotencyKey: randomUUID() }), missing: true },
}
