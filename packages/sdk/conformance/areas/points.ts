import { type Samples, withFundPassword } from '../scene.ts'

export const samples: Samples = {
  'points.redeem': async (scene) => ({ itemId: '999999999', fundPassword: await withFundPassword(scene) }),
  'points.convert': async (scene) => ({ points: 1_000_000_000, fundPassword: await withFundPassword(scene) }),
  'points.findOrder': () => ({ idempotencyKey: crypto.randomUUID() }),
  'points.findConversion': () => ({ idempotencyKey: crypto.randomUUID() }),
}
