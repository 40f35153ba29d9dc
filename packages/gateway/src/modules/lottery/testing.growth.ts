import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'lottery.draws': { input: () => ({ gameCode: 'PADMA5D' }) },
  'lottery.near': { input: () => ({ gameCode: 'PADMA5D' }) },
}
