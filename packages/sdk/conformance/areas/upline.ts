import { type Samples, fundPassword } from '../scene.ts'

export const samples: Samples = {
  'upline.find': () => ({ idempotencyKey: crypto.randomUUID() }),
  'upline.submit': () => ({ amount: '100.00', fundPassword }),
}
