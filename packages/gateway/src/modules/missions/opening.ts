import { type Db, transact } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import {
  type CountedGames,
  type MissionGift,
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
  Pick<VersionRow, 'target' | 'gift' | 'texts'> & { games?: CountedGames; after?: string }

/** Missions of a new sandbox, some of each metric; names and figures are invented. Amounts in minor units. */
const missions: readonly Opening[] = [
  {
    id: 'evening-reels',
    metric: 'VALID_BET',
    period: 'DAILY',
    target: 100_000n,
    gift: cash('1000'),
    games: { gameTypes: ['RNG'] },
    texts: {
      en: { title: 'Evening reels', text: 'Valid bets on slots of one day.' },
      bn: { title: 'সন্ধ্যার রিল', text: 'এক দিনে স্লটে বৈধ বাজি।' },
    },
  },
  {
    id: 'thirty-rounds',
    metric: 'ROUNDS',
    period: 'DAILY',
    target: 30n,
    gift: cash('500'),
    texts: {
      en: { title: 'Thirty rounds', text: 'Rounds of any game, whatever they cost.' },
      bn: { title: 'ত্রিশ রাউন্ড', text: 'যেকোনো গেমের রাউন্ড, বাজি যা-ই হোক।' },
    },
  },
  {
    id: 'jasmine-ten',
    metric: 'ROUNDS',
    period: 'DAILY',
    target: 10n,
    gift: cash('300'),
    games: { nodeIds: [10001] },
    texts: {
      en: { title: 'Ten of a kind', text: 'Rounds of a single game.' },
      bn: { title: 'এক গেমে দশ', text: 'একটিমাত্র গেমের রাউন্ড।' },
    },
  },
  {
    id: 'river-week',
    metric: 'VALID_BET',
    period: 'WEEKLY',
    target: 1_000_000n,
    gift: bonus('10000', 5),
    games: { gameTypes: ['LIVE', 'PVP'] },
    texts: {
      en: { title: 'River week', text: 'Valid bets at live tables and against other players.' },
      bn: { title: 'নদীর সপ্তাহ', text: 'লাইভ টেবিলে ও অন্য খেলোয়াড়ের সঙ্গে বৈধ বাজি।' },
    },
  },
  {
    id: 'weekly-savings',
    metric: 'DEPOSITS',
    period: 'WEEKLY',
    target: 200_000n,
    gift: cash('2000', 1),
    texts: {
      en: { title: 'Deposits of the week', text: 'All deposits of a week that were credited.' },
      bn: { title: 'সপ্তাহের জমা', text: 'সপ্তাহে যত জমা অ্যাকাউন্টে যোগ হয়েছে।' },
    },
  },
  {
    id: 'first-steps',
    metric: 'DEPOSITS',
    period: 'ONCE',
    target: 50_000n,
    gift: cash('1000', 1),
    texts: {
      en: { title: 'First steps', text: 'Deposits since the beginning.' },
      bn: { title: 'প্রথম পদক্ষেপ', text: 'শুরু থেকে সব জমা।' },
    },
  },
  {
    id: 'second-steps',
    metric: 'ROUNDS',
    period: 'ONCE',
    target: 200n,
    gift: bonus('5000', 4),
    after: 'first-steps',
    texts: {
      en: { title: 'Second steps', text: 'Rounds of any game, once the first steps are made.' },
      bn: { title: 'দ্বিতীয় পদক্ষেপ', text: 'প্রথম পদক্ষেপের পর যেকোনো গেমের রাউন্ড।' },
    },
  },
]

type OpeningBoard = Pick<BoardRow, 'id' | 'period'> &
  Partial<Pick<BoardRow, 'metric'> & Pick<BoardVersionRow, 'leastStake'>> &
  Pick<BoardVersionRow, 'prizes' | 'texts'> & { games?: CountedGames }

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
    texts: {
      en: {
        title: 'Lantern day',
        rules:
          'Valid bets on slots and fishing games count on the day on which a round is settled.\n\n' +
          'Of equal scores the one who reached it earlier comes first. The ranks are final five minutes after the day, ' +
          'and prizes then wait in the reward centre.',
      },
      bn: {
        title: 'লণ্ঠনের দিন',
        rules:
          'যেদিন রাউন্ড নিষ্পত্তি হয়, সেদিন স্লট ও ফিশিং গেমের বৈধ বাজি গোনা হয়।\n\n' +
          'সমান স্কোরে যিনি আগে পৌঁছেছেন তিনি আগে। দিন শেষের পাঁচ মিনিট পর র‍্যাঙ্ক চূড়ান্ত হয়, ' +
          'তারপর পুরস্কার রিওয়ার্ড সেন্টারে অপেক্ষা করে।',
      },
    },
  },
  {
    id: 'boat-week',
    period: 'WEEKLY',
    prizes: [
      { from: 1, to: 1, ...bonus('50000', 5) },
      { from: 2, to: 5, ...bonus('20000', 5) },
      { from: 6, to: 20, ...bonus('5000', 5) },
    ],
    texts: {
      en: {
        title: 'Boat week',
        rules:
          'Valid bets on all games count in the week, from Monday, in which a round is settled.\n\n' +
          'Of equal scores the one who reached it earlier comes first. The ranks are final five minutes after the week, ' +
          'and prizes then wait in the reward centre.',
      },
      bn: {
        title: 'নৌকার সপ্তাহ',
        rules:
          'সোমবার থেকে যে সপ্তাহে রাউন্ড নিষ্পত্তি হয়, সেই সপ্তাহে সব গেমের বৈধ বাজি গোনা হয়।\n\n' +
          'সমান স্কোরে যিনি আগে পৌঁছেছেন তিনি আগে। সপ্তাহ শেষের পাঁচ মিনিট পর র‍্যাঙ্ক চূড়ান্ত হয়, ' +
          'তারপর পুরস্কার রিওয়ার্ড সেন্টারে অপেক্ষা করে।',
      },
    },
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
    texts: {
      en: {
        title: 'Highest kite',
        rules:
          'The best multiple of the day counts: the win of one round divided by its stake, of rounds with a stake of ' +
          '10.00 or more.\n\n' +
          'Of equal multiples the earlier round comes first. The ranks are final five minutes after the day, and ' +
          'prizes then wait in the reward centre.',
      },
      bn: {
        title: 'সবচেয়ে উঁচু ঘুড়ি',
        rules:
          'দিনের সেরা গুণ গোনা হয়: এক রাউন্ডের জয়কে তার বাজি দিয়ে ভাগ, বাজি অন্তত ১০.০০।\n\n' +
          'সমান গুণে আগের রাউন্ডটি আগে। দিন শেষের পাঁচ মিনিট পর র‍্যাঙ্ক চূড়ান্ত হয়, ' +
          'তারপর পুরস্কার রিওয়ার্ড সেন্টারে অপেক্ষা করে।',
      },
    },
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
      await tx.insert(missionVersion).values({ missionId: id, games, after, startsAt: always, ...written, ...terms })
    }
    for (const [n, { id, metric, period, games = {}, ...terms }] of boards.entries()) {
      await tx.insert(leaderboard).values({ id, metric, period, position: (n + 1) * 10, ...first })
      await tx.insert(leaderboardVersion).values({ leaderboardId: id, games, ...written, ...terms })
    }
  })
}
