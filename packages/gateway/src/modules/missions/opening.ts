import { type Db, transact } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import { openingTexts } from '../../lib/text/opening.ts'
import {
  type BoardWords,
  type CountedGames,
  type MissionGift,
  type MissionWords,
  leaderboard,
  leaderboardVersion,
  mission,
  missionVersion,
} from './schema.ts'
import type { BoardRow, BoardVersionRow } from './leaderboards/scores.ts'
import type { MissionRow, VersionRow } from './store.ts'

const cash = (amount: string, multiple = 0): MissionGift => ({ form: 'CASH', amount, multiple, days: null })
const bonus = (amount: string, multiple: number): MissionGift => ({ form: 'BONUS', amount, multiple, days: 14 })

type Opening = Pick<MissionRow, 'id' | 'metric' | 'period'> &
  Pick<VersionRow, 'target' | 'gift'> & { games?: CountedGames; after?: string }

/** Missions of a new sandbox, some of each metric; names and figures are invented. Amounts in minor units. */
const missions: readonly Opening[] = [
  {
    id: 'evening-reels',
    metric: 'VALID_BET',
    period: 'DAILY',
    target: 100_000n,
    gift: cash('1000'),
    games: { gameTypes: ['RNG'] },
  },
  {
    id: 'thirty-rounds',
    metric: 'ROUNDS',
    period: 'DAILY',
    target: 30n,
    gift: cash('500'),
  },
  {
    id: 'jasmine-ten',
    metric: 'ROUNDS',
    period: 'DAILY',
    target: 10n,
    gift: cash('300'),
    games: { nodeIds: [10001] },
  },
  {
    id: 'river-week',
    metric: 'VALID_BET',
    period: 'WEEKLY',
    target: 1_000_000n,
    gift: bonus('10000', 5),
    games: { gameTypes: ['LIVE', 'PVP'] },
  },
  {
    id: 'weekly-savings',
    metric: 'DEPOSITS',
    period: 'WEEKLY',
    target: 200_000n,
    gift: cash('2000', 1),
  },
  {
    id: 'first-steps',
    metric: 'DEPOSITS',
    period: 'ONCE',
    target: 50_000n,
    gift: cash('1000', 1),
  },
  {
    id: 'second-steps',
    metric: 'ROUNDS',
    period: 'ONCE',
    target: 200n,
    gift: bonus('5000', 4),
    after: 'first-steps',
  },
]

type OpeningBoard = Pick<BoardRow, 'id' | 'period'> &
  Partial<Pick<BoardRow, 'metric'> & Pick<BoardVersionRow, 'leastStake'>> &
  Pick<BoardVersionRow, 'prizes'> & { games?: CountedGames }

const boards: readonly OpeningBoard[] = [
  {
    id: 'lantern-day',
    period: 'DAILY',
    games: { gameTypes: ['RNG', 'FISH'] },
    prizes: [
      { from: 1, to: 1, ...cash('10000', 1) },
      { from: 2, to: 3, ...cash('5000', 1) },
      { from: 4, to: 10, ...cash('2000', 1) },
    ],
  },
  {
    id: 'boat-week',
    period: 'WEEKLY',
    prizes: [
      { from: 1, to: 1, ...bonus('50000', 5) },
      { from: 2, to: 5, ...bonus('20000', 5) },
      { from: 6, to: 20, ...bonus('5000', 5) },
    ],
  },
  {
    id: 'kite-day',
    metric: 'MULTIPLE',
    leastStake: 1000n,
    period: 'DAILY',
    prizes: [
      { from: 1, to: 1, ...cash('5000', 1) },
      { from: 2, to: 5, ...cash('1000', 1) },
    ],
  },
]

/** From before any day, whatever clock a gateway has. */
const always = new Date('2026-01-01T00:00:00Z')

/** Missions and leaderboards of a new sandbox. Where there are some, what an operator has made of them stays. */
export async function seedMissions(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingMissions') // one of the gateways that start together
    const [any] = await tx.select({ id: mission.id }).from(mission).limit(1)
    if (any) return
    const first = { version: 1, createdAt: always, endedAt: null }
    const written = { version: 1, by: 'SYSTEM', at: always }
    for (const [n, { id, metric, period, games = {}, after = null, ...terms }] of missions.entries()) {
      await tx.insert(mission).values({ id, metric, period, position: (n + 1) * 10, ...first })
      const texts = openingTexts<MissionWords>(`missions.${id}`)
      const version = { missionId: id, games, after, startsAt: always, texts }
      await tx.insert(missionVersion).values({ ...version, ...written, ...terms })
    }
    for (const [n, { id, metric, period, games = {}, ...terms }] of boards.entries()) {
      await tx.insert(leaderboard).values({ id, metric, period, position: (n + 1) * 10, ...first })
      const texts = openingTexts<BoardWords>(`leaderboards.${id}`)
      await tx.insert(leaderboardVersion).values({ leaderboardId: id, games, texts, ...written, ...terms })
    }
  })
}
