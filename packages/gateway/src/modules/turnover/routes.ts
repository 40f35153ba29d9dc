import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { forfeitBonus, startNextBonus, turnoverOf } from './index.ts'
import { showTurnover } from './presenter.ts'
import { hasOpenBonus } from './store.ts'

export const turnover: Handlers<'turnover'> = {
  info: async ({ db, session, clock, settings }) =>
    showTurnover(await turnoverOf(db, session.memberId, clock.now()), settings),

  async forfeit({ tx, session: { memberId, asset }, clock, settings }, { bonusId }) {
    const now = clock.now()
    const id = bonusId === undefined ? undefined : Number(bonusId)
    if ((await forfeitBonus(tx, { memberId, asset, id, now })) === undefined)
      throw (await hasOpenBonus(tx, memberId))
        ? refuse('reward_closed', { field: 'bonusId', message: 'another bonus is open' })
        : refuse('not_found', { message: 'no bonus is open' })
    await startNextBonus(tx, { memberId, asset }, now)
    return showTurnover(await turnoverOf(tx, memberId, now), settings)
  },
}
