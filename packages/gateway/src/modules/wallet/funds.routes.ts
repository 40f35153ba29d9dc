import { eq } from 'drizzle-orm'
import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { member } from '../../auth/schema.ts'
import { requireTransferWallets } from '../transfers/index.ts'

/** How a person's money at vendors is moved. */
export const funds: Handlers<'funds'> = {
  async setAutoTransfer(ctx, { autoTransfer }) {
    requireTransferWallets(ctx)
    const { db, session, settings } = ctx
    if (!settings.wallet.autoTransferSwitch)
      throw refuse('function_not_available', { message: 'the operator decides for all' })
    await db.update(member).set({ autoTransfer }).where(eq(member.id, session.memberId))
    return { autoTransfer }
  },
}
