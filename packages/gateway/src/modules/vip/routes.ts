import type { Handlers } from '../../http/context.ts'
import { progressOf, showRanks } from './progress.ts'

/** The rank of the person, and the ladder. */
export const vip: Handlers<'vip'> = {
  async progress(ctx) {
    const { session, clock } = ctx
    return { currency: session.asset, ...(await progressOf(ctx, session.memberId, clock.now())) }
  },

  ranks(ctx) {
    const { multiple, claimDays } = ctx.settings.vip
    return Promise.resolve({ currency: ctx.session.asset, list: showRanks(ctx), multiple, claimDays })
  },
}
