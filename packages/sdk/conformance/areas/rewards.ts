import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'rewards.cost': () => ({ rewardId: '999999999' }),
  'rewards.forfeit': () => ({ rewardId: '999999999' }),
}
