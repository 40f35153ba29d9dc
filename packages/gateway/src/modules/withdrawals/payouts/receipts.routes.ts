import { rgProfileOf } from '../../responsible-gaming/index.ts'
import { and, desc, eq } from 'drizzle-orm'
import { pictureOf, show } from '../presenter.ts'
import type { Handlers } from '../../../http/context.ts'
import { refuse } from '../../../lib/refusal.ts'
import { withdrawal } from '../schema.ts'
import { showOrder } from '../routes.ts'

const most = 20

/** Whether money that was sent has come. */
export const receipts: Handlers<'receipts'> = {
  async waiting({ db, services, session, settings }) {
    const mine = and(eq(withdrawal.memberId, session.memberId), eq(withdrawal.state, 'AWAITING_RECEIPT'))
    const rows = await db
      .select()
      .from(withdrawal)
      .where(mine)
      .orderBy(desc(withdrawal.createdAt), desc(withdrawal.orderNo))
      .limit(most)
    return {
      list: await show(db, settings, rows, services.withdrawals.canCancel),
      receiptMinutes: rgProfileOf(settings).withdraw.receiptMinutes,
    }
  },

  async act(ctx, input) {
    const { tx, services, session } = ctx
    if (input.action !== 'FULLY_PAID' && input.partNo === undefined)
      throw refuse('validation', { field: 'partNo', details: { fields: { partNo: { code: 'required' } } } })
    return showOrder(ctx, tx, await services.withdrawals.act(tx, session.memberId, input))
  },

  async addPicture({ services, session }, { orderNo, partNo, image }) {
    return { imageId: await services.withdrawals.addPicture(session.memberId, orderNo, partNo, image) }
  },

  async picture({ db, session }, { imageId }) {
    const row = await pictureOf(db, session.memberId, imageId)
    if (!row) throw refuse('not_found', { field: 'imageId' })
    return { type: row.type, image: row.bytes.toString('base64') }
  },
}
