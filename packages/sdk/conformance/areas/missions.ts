import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'missions.claim': () => ({ id: 'of-nobody', periodKey: 'once' }),
}
