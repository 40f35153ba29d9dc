import type { Game } from '@brand/sdk'
import { sdk } from '../../../../app/api/client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useKnownBalance } from '../../../../app/auth/balance.ts'

/** Shares change with the bonus, seldom. */
const staleTime = 60_000

/**
 * What bets on a game count for the bonus that the person plays with, per cent; undefined while none is played. Nothing
 * is asked unless the balance, which the header has read, states that one is: it is also while all of its money is
 * staked. Of a gateway that does not state it, bonus money does.
 */
export function useBonusShare(): ((game: Pick<Game, 'nodeId' | 'gameType'>) => number) | undefined {
  const { bonus = '', bonusRunning: enabled = /[1-9]/.test(bonus) } = useKnownBalance() ?? {}
  const { data } = useApiQuery(sdk.games.bonusShares, {}, { enabled, staleTime })
  if (!enabled || !data?.running) return undefined
  return ({ nodeId, gameType }) =>
    data.games.find((one) => one.nodeId === nodeId)?.percent ??
    data.categories.find((one) => one.gameType === gameType)?.percent ??
    0
}
