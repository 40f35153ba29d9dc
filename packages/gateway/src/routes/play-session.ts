import type { Handlers } from '../context.ts'
import { playSince } from '../db/games/play.ts'
import { formatMoney } from '../ledger/money.ts'

/** What a screen with a game on it says of the sitting (rules table E: elapsed time, net position). */
export const play: Handlers<'play'> = {
  async session({ db, session, settings }, { nodeId }) {
    const { memberId, id: loginSession, asset } = session
    const { since, rounds, net, lastRound, lastAt, lastOpen } = await playSince(db, { memberId, loginSession, asset, nodeId })
    return {
      ...(since && { since: since.toISOString() }), currency: asset, rounds,
      ...(settings.wallet.isSingle && { net: formatMoney(BigInt(net)) }),
      ...(lastRound !== null && lastAt && { last: { roundId: lastRound, at: lastAt.toISOString(), open: lastOpen === true } }),
    }
  },
}
