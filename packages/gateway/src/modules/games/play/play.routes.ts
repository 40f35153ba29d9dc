import type { Handlers } from '../../../http/context.ts'
import { endGame } from '../queries/game-sessions.ts'
import { gameRows } from '../queries/rows.ts'
import { formatMoney } from '../../../ledger/money.ts'

/** What the screen of a game shows about the play session (rules table E: elapsed time, net position). */
export const play: Handlers<'play'> = {
  async session({ services, session, settings }, { nodeId }) {
    const { memberId, id: loginSession, asset } = session
    const { since, rounds, net, lastRound, lastAt, lastOpen } = await services.playHistory.since({
      memberId,
      loginSession,
      asset,
      nodeId,
    })
    return {
      ...(since && { since: since.toISOString() }),
      currency: asset,
      rounds,
      ...(settings.wallet.isSingle && { net: formatMoney(net) }),
      ...(lastRound !== null &&
        lastAt && { last: { roundId: lastRound, at: lastAt.toISOString(), open: lastOpen === true } }),
    }
  },

  async end({ db, clock, session }, { sessionId }) {
    return { ended: await endGame(db, session.memberId, sessionId, clock.now()) }
  },

  async resume({ db, services, session, language }) {
    const left = await services.playHistory.whereLeft(session.memberId)
    const games = new Map(
      (
        await gameRows(
          db,
          left.map(({ nodeId }) => nodeId),
          language,
        )
      ).map((game) => [game.nodeId, game]),
    )
    return {
      list: left.flatMap(({ nodeId, at, open }) => {
        const game = games.get(nodeId)
        return game ? [{ game, at: at.toISOString(), open }] : []
      }),
    }
  },
}
