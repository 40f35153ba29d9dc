import { type Growth, orders } from '../../testing/reads.ts'

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
