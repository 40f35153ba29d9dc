import { gameTypes } from '@brand/sdk/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { requirement } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { bonusWeights } from './bonus.ts'
import { type Weights, weightOf } from './valid-bet.ts'

interface Asked {
  memberId: string | undefined
  gameType: string
  nodeId: number
  settings: Pick<Settings, 'turnover' | 'rg'>
}

/** The weights of the bonus that a member plays with; undefined where none runs. */
async function runningWeights(db: Reader, memberId: string, settings: Asked['settings']): Promise<Weights | undefined> {
  const [running] = await db
    .select({ weights: requirement.weights })
    .from(requirement)
    .where(
      and(eq(requirement.memberId, memberId), sql`${requirement.source} = 'BONUS' and ${requirement.state} = 'ACTIVE'`),
    )
  return running && ((running.weights as Weights | null) ?? bonusWeights(settings))
}

/** What bets on each category, and on games that differ from theirs, count for the bonus that a member plays with. */
export async function bonusSharesOf(
  db: Reader,
  { memberId, settings }: Pick<Asked, 'settings'> & { memberId: string },
) {
  const running = await runningWeights(db, memberId, settings)
  if (!running) return { running: false, categories: [], games: [] }
  return {
    running: true,
    categories: gameTypes.flatMap((gameType) => {
      const percent: number | undefined = running.weights[gameType]
      return percent === undefined ? [] : [{ gameType, percent }]
    }),
    games: Object.entries(running.gameWeights).map(([nodeId, percent]) => ({ nodeId: Number(nodeId), percent })),
  }
}

/** What bets on a game count towards the bonus that a member plays with, else towards a new one, per cent. */
export async function bonusShareOf(db: Reader, { memberId, gameType, nodeId, settings }: Asked) {
  const running = memberId === undefined ? undefined : await runningWeights(db, memberId, settings)
  const weights = running ?? bonusWeights(settings)
  return { percent: weightOf(weights, gameType, nodeId), running: running !== undefined }
}
