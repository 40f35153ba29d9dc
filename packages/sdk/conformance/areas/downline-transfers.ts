import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'downlineTransfers.find': () => ({ idempotencyKey: crypto.randomUUID() }),
  'downlineTransfers.findPacket': () => ({ idempotencyKey: crypto.randomUUID() }),
}
