import { type Growth, counted, summed } from '../../testing/reads.ts'

export const growth: Growth = {
  'records.bet': {
    input: async ({ own }) => ({
      betNo: await own(
        "select r.id::text as it from round r join member m on m.id = r.member_id where m.account = 'growing1' limit 1",
      ),
    }),
  },
  'records.ledger': { grows: summed },
  'records.deposits': { grows: summed },
  'records.proof': { grows: 'every entry of the person is what is proved' },
  'records.transfers': { grows: counted },
}
