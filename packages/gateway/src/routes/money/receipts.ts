import { and, desc, eq } from 'drizzle-orm'
import { pictureOf, show } from '../../cashier/withdrawals/view.ts'
import type { Handlers } from '../../context.ts'
import { refuse } from '../../refusal.ts'
import { withdrawal } from '../../db/schema/index.ts'
import { showOrder } from './withdrawals.ts'

const most = 20

/** Whether money that was sent has come (spec §4 Withdrawal receipt). */
export const receipts: Handlers<'receipts'> = {
  async waiting({ db, house, session, settings }) {
    const mine = and(eq(withdrawal.memberId, session.memberId), eq(withdrawal.state, 'AWAITING_RECEIPT'))
    const rows = await db.select().from(withdrawal).where(mine).orderBy(desc(withdrawal.createdAt)).limit(most)
    return {
      list: await show(db, settings, rows, house.withdrawals.canCancel),
      receiptMinutes: settings.withdraw.receiptMinutes,
    }
  },

  async act(ctx, input) {
    const { tx, house, session } = ctx
    if (input.action !== 'FULLY_PAID' && input.partNo === undefined)
      throw refuse('validation', { field: 'partNo', details: { fields: { partNo: { code: 'required' } } } })
    return showOrder(ctx, tx, await house.withdrawals.act(tx, session.memberId, input))
  },

  async addPicture({ house, session }, { orderNo, partNo, image }) {
    return { imageId: await house.withdrawals.addPicture(session.memberId, orderNo, partNo, image) }
  },

  async picture({ db, session }, { imageId }) {
    const row = await pictureOf(db, session.memberId, imageId)
    if (!row) throw refuse('not_found', { field: 'imageId' })
    return { type: row.type, image: row.bytes.toString('base64') }
  },
}
