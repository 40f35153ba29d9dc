import { type Growth, summed } from '../../testing/reads.ts'

export const growth: Growth = {
  'limits.statement': { grows: summed },
}
