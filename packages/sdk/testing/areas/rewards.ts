import type { Requests } from '../shape.ts'
import { game } from '../shapes.ts'

const bonus = {
  rewardId: '12',
  source: 'MANUAL' as const,
  form: 'BONUS' as const,
  title: null,
  note: 'For the trouble of last night',
  amount: '200.00',
  multiple: 5,
  base: '200.00',
  required: '1000.00',
  done: '0.00',
  percent: 0,
  days: 30,
  maxBet: '500.00',
  maxRelease: null,
  eligible: [
    { gameType: 'RNG' as const, pct: 100 },
    { gameType: 'LIVE' as const, pct: 10 },
  ],
  state: 'OFFERED' as const,
  reason: null,
  offeredAt: '2026-11-20T08:00:00Z',
  claimBy: '2026-12-20T08:00:00Z',
  claimedAt: null,
  activeSince: null,
  expiresAt: null,
  endedAt: null,
  released: '0.00',
  terms: 'x1y2z3a4b5c6d7e8',
  spins: null,
}

const cash = {
  ...bonus,
  rewardId: '11',
  source: 'VIP_SALARY' as const,
  form: 'CASH' as const,
  title: 'Salary of November',
  note: null,
  amount: '50.00',
  multiple: 0,
  base: '50.00',
  required: '0.00',
  percent: 100,
  days: null,
  maxBet: null,
  eligible: [],
}

const active = {
  ...bonus,
  state: 'ACTIVE' as const,
  claimedAt: '2026-11-20T09:00:00Z',
  activeSince: '2026-11-20T09:00:00Z',
  expiresAt: '2026-12-20T09:00:00Z',
  done: '250.00',
  percent: 25,
}

/** Twenty spins, half of them played. */
const spins = {
  ...active,
  rewardId: '13',
  form: 'SPINS' as const,
  title: 'Lotus spins',
  note: null,
  amount: '20.00',
  multiple: 3,
  base: '0.00',
  required: '0.00',
  done: '0.00',
  percent: 100,
  days: 14,
  expiresAt: null,
  spins: {
    nodeId: game().nodeId,
    gameName: game().gameName,
    vassalage: 'PG',
    gameType: 'RNG' as const,
    count: 20,
    stake: '1.00',
    days: 7,
    maxWin: '500.00',
    expected: '19.20',
    left: 10,
    won: '7.40',
    playBy: '2026-11-27T09:00:00Z',
    open: true,
    paid: null,
  },
}

/** A hundred ends around the own money. */
const ends = Array.from({ length: 100 }, (_none, at) => `${at < 6 ? 0 : at * 180}.00`)

export const rewards = {
  list: { currency: 'BDT', list: [bonus, cash, spins], next: null, claimable: 2 },
  cost: {
    currency: 'BDT',
    reward: bonus,
    own: '5000.00',
    start: '7500.00',
    stake: '50.00',
    usual: '50.00',
    required: '30000.00',
    evenings: 2000,
    list: [
      {
        game: game(),
        pct: 100,
        played: true,
        rounds: 600,
        seconds: 4200,
        turnover: '30000.00',
        staked: '28910.00',
        lost: '1121.00',
        end: '6379.00',
        ahead: 72,
        nothingLeft: 6,
        ends,
      },
    ],
  },
  claim: { list: [active] },
  forfeit: { ...bonus, state: 'FORFEITED' as const, reason: 'given_up' as const, endedAt: '2026-11-20T10:00:00Z' },
}

export const requests = {
  'rewards.list': { status: 'CLAIMABLE', pageSize: 20 },
  'rewards.cost': { rewardId: '1', stake: '50.00' },
  'rewards.claim': { rewardId: '1' },
  'rewards.forfeit': { rewardId: '1' },
} satisfies Requests
