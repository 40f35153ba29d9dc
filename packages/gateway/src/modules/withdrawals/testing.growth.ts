import { type Growth, type GrowingRows, orders } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into withdrawal (order_no, member_id, asset, intent, method_id, card, amount, fee, receipt, state,
      reviewed, created_at, paid_at, closed_at)
    select 'W' || no, member_id, 'BDT', key, 'wallet',
    '{"kind":"WALLET","name":"W","masked":"1","holder":"R","fields":{}}', 50000, 0, 'ASKED', 'COMPLETED', n % 2 = 0, at, at, at from rows_to_grow n`,
  `insert into withdrawal_step (order_no, state, owner, at) select 'W' || no, state, 'US', at from rows_to_grow n,
      unnest(array['REQUESTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'PAID', 'COMPLETED']) state`,
  `insert into payout_part (order_no, part_no, amount, state, paid_at, settled_at) select 'W' || no, 1, 50000,
      'RECEIVED', at, at from rows_to_grow n`,
  `insert into receipt_picture (order_no, part_no, by, sha256, type, bytes, at) select 'W' || no, 1, 'MEMBER', key,
      'image/png', '\\x89', at from rows_to_grow n`,
]

export const growth: Growth = {
  'withdrawals.detail': {
    input: async ({ own }) => ({
      orderNo: await own(
        "select order_no as it from withdrawal w join member m on m.id = w.member_id where m.account = 'growing1' limit 1",
      ),
    }),
  },
  'receipts.picture': {
    input: async ({ own }) => ({
      imageId: await own(
        'select p.id::text as it from receipt_picture p join withdrawal w using (order_no) join member m on ' +
          "m.id = w.member_id where m.account = 'growing1' limit 1",
      ),
    }),
  },
  'receipts.waiting': { grows: orders },
}
