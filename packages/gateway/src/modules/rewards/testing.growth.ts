import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'rewards.cost': {
    input: async ({ own }) => ({ rewardId: await own("select id::text as it from reward where source = 'MANUAL'") }),
    grows: 'adds up what the person played in the last 30 days, by the quarter of an hour',
  },
}
