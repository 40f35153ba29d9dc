import { type Growth, type GrowingRows, orders } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into deposit_order (order_no, member_id, asset, channel_id, provider, amount, fee, reference, state,
      credited, expires_at, created_at)
    select 'D' || no, member_id, 'BDT', 'instant-wallet', 'sandbox', 50000, 0, key, 'CONFIRMED', 50000, at, at from rows_to_grow n`,
  `insert into deposit_event (order_no, state, by, at) select 'D' || no, 'CONFIRMED', 'SYSTEM', at from rows_to_grow n`,
]

export const growth: Growth = {
  'deposits.order': {
    input: async ({ own }) => ({
      orderNo: await own(
        "select order_no as it from deposit_order o join member m on m.id = o.member_id where m.account = 'growing1' limit 1",
      ),
    }),
  },
  'deposits.bonusCost': {
    input: () => ({ bonusId: 'monsoon-reload', amount: '1000.00' }),
    grows: 'adds up what the person played in the last 30 days, and what promotions ask for',
  },
  'deposits.settings': { grows: `${orders}, and adds up what promotions ask for` },
}
