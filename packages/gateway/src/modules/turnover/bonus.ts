import { profiles } from '../responsible-gaming/index.ts'
import type { Tx } from '../../db/client.ts'
import type { Settings } from '../../settings/settings.ts'
import { lockMemberBalances, openOf } from './store.ts'
import { drop } from './close.ts'
import { type Category, type Weights, weightsOf } from './valid-bet.ts'

/** What of a valid bet counts, by category, per cent. */
export const eligibleOf = ({ weights }: Pick<Weights, 'weights'>): { gameType: Category; pct: number }[] =>
  Object.entries(weights).map(([gameType, pct]) => ({ gameType: gameType as Category, pct }))

/**
 * Where a bonus may not be played through on several products: slots alone count, and everything else is refused while
 * it is open.
 */
function slotsAlone({ weights, gameWeights }: Weights): Weights {
  const others = Object.fromEntries(Object.keys(weights).map((type) => [type, 0])) as Weights['weights']
  const excluded = Object.fromEntries(Object.entries(gameWeights).filter(([, pct]) => pct === 0))
  return { weights: { ...others, RNG: weights.RNG }, gameWeights: excluded }
}

/** What is left of weights that were chosen, where one product is allowed: that one, else slots alone. */
export const onOneProduct = (chosen: Weights): Weights =>
  Object.values(chosen.weights).filter((pct) => pct > 0).length > 1 ? slotsAlone(chosen) : chosen

/** What counts towards a bonus under the profile in force. */
export const bonusWeights = ({ turnover, rg }: Pick<Settings, 'turnover' | 'rg'>): Weights =>
  profiles[rg.profile].bonus.mixedProducts ? weightsOf(turnover) : slotsAlone(turnover)

/**
 * Forfeits the open bonus: what it has become goes back to the operator, and its requirement ends. @returns what went
 * back; undefined: none was open
 */
export async function forfeitBonus(
  tx: Tx,
  {
    memberId,
    asset,
    now,
    as = 'FORFEITED',
  }: {
    memberId: string
    asset: string
    now: Date
    as?: 'FORFEITED' | 'CANCELLED'
  },
): Promise<bigint | undefined> {
  const balances = await lockMemberBalances(tx, memberId, asset)
  const open = (await openOf(tx, memberId)).find(({ source }) => source === 'BONUS')
  return open && drop(tx, open, balances, as, now)
}
