import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { forfeitBonus, startNextBonus, turnoverOf } from './index.ts'
import { showTurnover } from './presenter.ts'

export const turnover: Handlers<'turnover'> = {
  info: async ({ db, session, clock, settings }) =>
    showTurnover(await turnoverOf(db, session.memberId, clock.now()), settings),

  async forfeit({ tx, session: { memberId, asset }, clock, settings }) {
    const now = clock.now()
    if ((await forfeitBonus(tx, { memberId, asset, now })) === undefined)
      throw refuse('not_found', { message: 'no bonus is open' })
    await startNextBonus(tx, { memberId, asset }, now)
    return showTurnover(await turnoverOf(tx, memberId, now), settings)
  },
}
