import { profiles } from '../responsible-gaming/index.ts'
import { eq } from 'drizzle-orm'
import { type PinnedWeights, requirement } from './schema.ts'
import type { Tx } from '../../db/client.ts'
import type { Settings } from '../../settings/settings.ts'
import { isMet, lockMemberBalances, openOf, write } from './store.ts'
import { drop } from './close.ts'
import { type Category, type Weights, weightsOf } from './valid-bet.ts'

/** What of a valid bet counts, by category, per cent. */
export const eligibleOf = ({ weights }: Pick<Weights, 'weights'>): { gameType: Category; pct: number }[] =>
  Object.entries(weights).map(([gameType, pct]) => ({ gameType: gameType as Category, pct }))

/** Where a bonus may not be played through on several products: everything else is refused while it is open. */
function alone(product: Category, { weights, gameWeights }: Weights): Weights {
  const others = Object.fromEntries(Object.keys(weights).map((type) => [type, 0])) as Weights['weights']
  const excluded = Object.fromEntries(Object.entries(gameWeights).filter(([, pct]) => pct === 0))
  return { weights: { ...others, [product]: weights[product] }, gameWeights: excluded }
}

/**
 * What is left of weights that were chosen, where one product is allowed: that one, else slots alone; where slots do not
 * count, what counts most, so that there is always something to play it with.
 */
function onOneProduct(chosen: Weights): Weights {
  const counting = Object.entries(chosen.weights).filter(([, pct]) => pct > 0)
  if (counting.length < 2) return chosen
  const [most] = counting.reduce((best, one) => (one[1] > best[1] ? one : best))
  return alone(chosen.weights.RNG > 0 ? 'RNG' : (most as Category), chosen)
}

/** What counts towards a bonus under the profile in force. */
export const bonusWeights = ({ turnover, rg }: Pick<Settings, 'turnover' | 'rg'>): Weights =>
  profiles[rg.profile].bonus.mixedProducts ? weightsOf(turnover) : alone('RNG', turnover)

/** How often something given has to be played at most, by the profile in force. */
export const multipleInForce = (multiple: number, { rg }: Pick<Settings, 'rg'>): number =>
  Math.min(multiple, profiles[rg.profile].bonus.maxWagering)

/**
 * The play that something given asks for as long as nobody has chosen it: what was offered, less what the profile in
 * force takes away. What is shown and what is taken both come from here.
 */
export function playInForce<T extends { multiple: number; weights: PinnedWeights | null }>(
  offered: T,
  settings: Pick<Settings, 'rg'>,
): T {
  const weights = offered.weights as Weights | null
  const { mixedProducts } = profiles[settings.rg.profile].bonus
  return {
    ...offered,
    multiple: multipleInForce(offered.multiple, settings),
    weights: mixedProducts ? weights : weights && onOneProduct(weights),
  }
}

/**
 * Forfeits the open bonus, or the one of an `id` if that is open: what it has become goes back to the operator, and its
 * requirement ends. The next bonus begins in the transaction that ends the one before, so a call that was meant for one
 * may find another. @returns what went back; undefined: it was not open
 */
export async function forfeitBonus(
  tx: Tx,
  {
    memberId,
    asset,
    id,
    now,
    as = 'FORFEITED',
  }: {
    memberId: string
    asset: string
    id?: number | undefined
    now: Date
    as?: 'FORFEITED' | 'CANCELLED'
  },
): Promise<bigint | undefined> {
  const balances = await lockMemberBalances(tx, memberId, asset)
  const open = (await openOf(tx, memberId)).find(({ source }) => source === 'BONUS')
  return open && (id === undefined || open.id === id) ? drop(tx, open, balances, as, now) : undefined
}

/**
 * Ends a bonus whose reason is gone, one that was met as well, once `taken` of what became cash was taken back. What the
 * player keeps of it stays released; the rest is the operator's, and so is what still returns from its rounds.
 */
export async function revokeBonus(tx: Tx, id: number, taken: bigint, now: Date): Promise<void> {
  const [bonus] = await tx.select().from(requirement).where(eq(requirement.id, id)).for('update')
  if (!bonus) throw new Error(`no requirement ${id}`)
  const released = bonus.released - taken
  const back = bonus.turned > released ? bonus.turned - released : 0n
  await write(tx, id, {
    released,
    turned: bonus.turned - back,
    dropped: bonus.dropped + back,
    ...(isMet(bonus) && { state: 'CANCELLED' as const, closedAt: now }),
  })
}
