import type { Fixtures, Requests } from '../shape.ts'

const all = { gameTypes: [], vendors: [], titles: [] }

const slots = {
  id: 'evening-reels',
  periodKey: '2026-11-20',
  title: 'Evening reels',
  text: 'Valid bets on slots of one day.',
  metric: 'VALID_BET' as const,
  period: 'DAILY' as const,
  target: '1000.00',
  progress: '640.00',
  percent: 64,
  reward: { type: 'CASH' as const, amount: '10.00', multiple: 0 },
  games: { ...all, gameTypes: ['RNG' as const] },
  status: 'IN_PROGRESS' as const,
  after: null,
  periodStart: '2026-11-19T18:00:00Z',
  periodEnd: '2026-11-20T18:00:00Z',
  claimBy: '2026-11-27T18:00:00Z',
  claimedAt: null,
  rewardId: null,
}

const rounds = {
  ...slots,
  id: 'jasmine-ten',
  title: 'Ten of a kind',
  text: null,
  metric: 'ROUNDS' as const,
  target: '10',
  progress: '0',
  percent: 0,
  games: { ...all, titles: [{ nodeId: 10001, gameName: 'Aces of Padma' }] },
  status: 'OPEN' as const,
  claimBy: null,
}

const locked = {
  ...slots,
  id: 'second-steps',
  periodKey: 'once',
  title: 'Second steps',
  text: 'Rounds of any game.',
  metric: 'ROUNDS' as const,
  period: 'ONCE' as const,
  target: '200',
  progress: '0',
  percent: 0,
  reward: { type: 'BONUS' as const, amount: '50.00', multiple: 4 },
  games: all,
  status: 'LOCKED' as const,
  after: { id: 'first-steps', title: 'First steps' },
  periodStart: null,
  periodEnd: null,
  claimBy: null,
}

const prize = (from: number, to: number, amount: string) => ({ from, to, type: 'CASH' as const, amount, multiple: 1 })
const ranked = (rank: number, name: string | null, score: string, of: string | null, mine = false) => ({
  rank,
  name,
  score,
  prize: of,
  mine,
})

export const missions: Fixtures['missions'] = {
  list: {
    currency: 'BDT',
    list: [slots, rounds, locked],
    pageNum: 1,
    totalPages: 1,
    totalCount: 3,
    claimable: 1,
    timeZone: 'Asia/Dhaka',
    resetAt: { daily: '2026-11-20T18:00:00Z', weekly: '2026-11-22T18:00:00Z' },
  },
  claim: {
    mission: {
      ...slots,
      progress: '1000.00',
      percent: 100,
      status: 'CLAIMED',
      claimedAt: '2026-11-20T12:00:00Z',
      rewardId: '41',
    },
    paid: true,
  },
  leaderboard: {
    currency: 'BDT',
    timeZone: 'Asia/Dhaka',
    boards: [
      { id: 'lantern-day', title: 'Lantern day', period: 'DAILY' },
      { id: 'boat-week', title: 'Boat week', period: 'WEEKLY' },
    ],
    periods: [
      { periodKey: '2026-11-20', periodStart: '2026-11-19T18:00:00Z', periodEnd: '2026-11-20T18:00:00Z' },
      { periodKey: '2026-11-19', periodStart: '2026-11-18T18:00:00Z', periodEnd: '2026-11-19T18:00:00Z' },
    ],
    board: {
      id: 'lantern-day',
      title: 'Lantern day',
      rules: 'Valid bets on slots count.\n\nOf equal scores the one who reached it earlier comes first.',
      metric: 'VALID_BET',
      leastStake: null,
      period: 'DAILY',
      games: { ...all, gameTypes: ['RNG'] },
      prizes: [prize(1, 1, '100.00'), prize(2, 3, '50.00')],
      periodKey: '2026-11-20',
      periodStart: '2026-11-19T18:00:00Z',
      periodEnd: '2026-11-20T18:00:00Z',
      rankedAt: '2026-11-20T11:59:00Z',
      frozenAt: null,
      list: [
        ranked(1, 'de***r', '12400.00', '100.00'),
        ranked(2, null, '9000.00', '50.00'),
        ranked(3, 'ra***a', '4100.50', '50.00', true),
        ranked(4, 'mi***u', '60.00', null),
      ],
      mine: {
        rank: 3,
        score: '4100.50',
        prize: '50.00',
        next: { rank: 1, prize: '100.00', gap: '8299.51' },
      },
    },
  },
}

export const requests = {
  'missions.list': { status: 'O', page: 1, size: 20 },
  'missions.claim': { id: 'evening-reels', periodKey: '2026-11-20' },
  'missions.leaderboard': { id: 'lantern-day', periodKey: '2026-11-20' },
} satisfies Requests
