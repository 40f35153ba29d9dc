import type { Growth, GrowingRows } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into wallet_transfer (member_id, vendor, asset, direction, amount, next_at, state, created_at, settled_at)
    select member_id, 'PG', 'BDT', case when n % 2 = 0 then 'IN' else 'OUT' end, 100, at, 'CONFIRMED', at, at from rows_to_grow n`,
  `insert into vendor_play (member_id, vendor, asset, result, at) select member_id, 'PG', 'BDT', 5, at from rows_to_grow n`,
]

export const growth: Growth = {
  'wallet.transferStatus': {
    input: async ({ own }) => ({
      transferId: await own(
        "select x.id::text as it from wallet_transfer x join member m on m.id = x.member_id where m.account = 'growing1' limit 1",
      ),
    }),
  },
}
