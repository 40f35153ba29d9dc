import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'wallet.transferStatus': {
    input: async ({ own }) => ({
      transferId: await own(
        "select x.id::text as it from wallet_transfer x join member m on m.id = x.member_id where m.account = 'growing1' limit 1",
      ),
    }),
  },
}
