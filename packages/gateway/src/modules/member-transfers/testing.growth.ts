import { randomUUID } from 'node:crypto'
import { type Growth, counted } from '../../testing/reads.ts'

export const growth: Growth = {
  'upline.find': { input: () => ({ idempotencyKey: randomUUID() }), missing: true },
  'downlineTransfers.find': { input: () => ({ idempotencyKey: randomUUID() }), missing: true },
  'downlineTransfers.findPacket': { input: () => ({ idempotencyKey: randomUUID() }), missing: true },
  'upline.history': { grows: counted },
}
