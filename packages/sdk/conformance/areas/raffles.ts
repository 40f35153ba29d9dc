import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'raffles.detail': () => ({ id: 'of-nobody' }),
  'raffles.tickets': () => ({ id: 'of-nobody' }),
  'raffles.mine': () => ({ id: 'of-nobody' }),
  'raffles.claim': () => ({ id: 'of-nobody', place: 1 }),
}
