import { type Growth, orders } from '../../testing/reads.ts'

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
