import { sql } from 'drizzle-orm'
import type { Db, Reader } from '../../../db/client.ts'
import { type GameJson, type Returns, gamesById, listGames, returnsOf } from '../../games/index.ts'
import { type Weights, weightOf } from '../../turnover/index.ts'

/**
 * How long a round takes, by category, in seconds. What is bet on events, with others or in draws has no pace of its
 * own: no time and no evening is worked out for it.
 */
export const secondsPerRound: Partial<Record<GameJson['gameType'], number>> = { RNG: 7, FISH: 7, LIVE: 35 }

/** A game that counts for a reward, with what its rounds return. */
export interface CostGame {
  game: GameJson
  /** Share of a valid bet that counts, per cent. */
  pct: number
  returns: Returns
  seconds: number
  /** Whether the member has played it lately. */
  played: boolean
}

/** Games that are compared, and of these at most so many that the member plays. */
const most = 4
const mostPlayed = 2

interface Habits {
  /** Stakes of the rounds of `days` days, minor units. */
  stake: bigint
  rounds: number
  /** Numbers of the games, the most played first. */
  nodeIds: number[]
}

const days = 30

/** What the member plays, and for how much. */
export async function habitsOf(
  db: Reader,
  { memberId, asset }: { memberId: string; asset: string },
  now: Date,
): Promise<Habits> {
  const since = new Date(now.getTime() - days * 86_400_000)
  const { rows } = await db.execute<{ nodeId: number; rounds: number; stake: string }>(sql`
    select node_id as "nodeId", sum(rounds)::int as rounds, sum(stake)::text as stake from play_quarters
    where member_id = ${memberId} and asset = ${asset} and quarter >= quarter_of(${since})
    group by node_id order by sum(rounds) desc, node_id limit 50`)
  return {
    stake: rows.reduce((sum, { stake }) => sum + BigInt(stake), 0n),
    rounds: rows.reduce((sum, { rounds }) => sum + rounds, 0),
    nodeIds: rows.map(({ nodeId }) => nodeId),
  }
}

/** Games that count for a reward and say what they return: those the member plays, then one of each category. */
export async function gamesFor(
  db: Db,
  weights: Weights,
  nodeIds: readonly number[],
  language: string,
): Promise<CostGame[]> {
  const fit = (game: GameJson, played: boolean): CostGame[] => {
    const pct = weightOf(weights, game.gameType, game.nodeId)
    const seconds = secondsPerRound[game.gameType]
    const returns = game.rtp === undefined ? undefined : returnsOf(game.gameType, game.rtp)
    if (pct === 0 || !seconds || !returns || game.isGame !== 'GAME' || game.status !== 'ON') return []
    return [{ game, pct, returns, seconds, played }]
  }
  const own = (await gamesById(db, nodeIds, language)).flatMap((game) => fit(game, true)).slice(0, mostPlayed)
  const types = Object.keys(secondsPerRound) as GameJson['gameType'][]
  const popular = await Promise.all(
    types.map((gameType) => listGames(db, { gameType }, { pageNo: 1, pageSize: 20, language }, 'POPULAR')),
  )
  const known = new Set(own.map(({ game }) => game.nodeId))
  const others = popular.flatMap(({ rows }) =>
    rows
      .filter(({ nodeId }) => !known.has(nodeId))
      .flatMap((game) => fit(game, false))
      .slice(0, 1),
  )
  return [...own, ...others].slice(0, most)
}
