import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'raffles.detail': { input: () => ({ id: 'harvest-raffle' }) },
  'raffles.tickets': { input: () => ({ id: 'growing-raffle', size: 50 }) },
  'raffles.mine': { input: () => ({ id: 'growing-raffle', size: 50 }) },
}
