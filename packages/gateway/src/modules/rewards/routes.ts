import type { Handlers, PoolLessCtx } from '../../http/context.ts'
import { claimRewards, forfeitReward } from './claim.ts'
import { rewardCost } from './cost/cost.ts'
import { showReward } from './presenter.ts'
import { claimableOf, rewardPage, type Shown } from './store.ts'

const shown = (ctx: PoolLessCtx) => (row: Shown) => showReward(row, ctx)

/** What was given to the person, and what can be claimed. */
export const rewards: Handlers<'rewards'> = {
  async list(ctx, asked) {
    const { db, clock, session } = ctx
    const [page, claimable] = await Promise.all([
      rewardPage(db, session, asked, clock.now()),
      claimableOf(db, session.memberId, clock.now()),
    ])
    return { currency: session.asset, list: page.list.map(shown(ctx)), next: page.next, claimable }
  },

  async claim(ctx, { rewardId, terms }) {
    const { tx, clock, session, settings } = ctx
    const claiming = { ...session, settings, now: clock.now() }
    const claimed = await claimRewards(tx, claiming, rewardId === undefined ? undefined : Number(rewardId), terms)
    return { list: claimed.map(shown(ctx)) }
  },

  cost: rewardCost,

  async forfeit(ctx, { rewardId }) {
    const { tx, clock, session, settings } = ctx
    return shown(ctx)(await forfeitReward(tx, { ...session, settings, now: clock.now() }, Number(rewardId)))
  },
}
