import type { Handlers } from '../../http/context.ts'
import { multipleInForce } from '../turnover/index.ts'
import { progressOf, showRanks } from './progress.ts'

/** The rank of the person, and the ladder. */
export const vip: Handlers<'vip'> = {
  async progress(ctx) {
    const { session, clock } = ctx
    return { currency: session.asset, ...(await progressOf(ctx, session.memberId, clock.now())) }
  },

  ranks(ctx) {
    const { settings, session } = ctx
    const { claimDays } = settings.vip
    const multiple = multipleInForce(settings.vip.multiple, settings)
    return Promise.resolve({ currency: session.asset, list: showRanks(ctx), multiple, claimDays })
  },
}
