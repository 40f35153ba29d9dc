import { freshAccount } from '../people.ts'
import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'registerCentre.create': () => ({
    kind: 'PLAYER',
    username: freshAccount().username,
    agreed: true,
    idempotencyKey: crypto.randomUUID(),
  }),
  'registerCentre.renewPassword': () => ({ account: 'nobody', idempotencyKey: crypto.randomUUID() }),
  'registerCentre.find': () => ({ idempotencyKey: crypto.randomUUID() }),
}
