import { type Growth, summed } from '../../testing/reads.ts'

export const growth: Growth = {
  'promotions.detail': { input: () => ({ promotionId: 'golden-reels' }) },
  'promotions.list': { grows: summed },
}
