import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'bonuses.bets': {
    input: async ({ own }) => ({
      bonusId: await own(
        "select q.id::text as it from requirement q join member m on m.id = q.member_id where q.source = 'BONUS' and " +
          "m.account = 'growing1' limit 1",
      ),
    }),
  },
}
