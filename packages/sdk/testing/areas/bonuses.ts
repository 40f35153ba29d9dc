import type { Fixtures, Requests } from '../shape.ts'

const active: Fixtures['bonuses']['open']['list'][number] = {
  bonusId: '41',
  rewardId: '7',
  source: 'DEPOSIT',
  title: 'Half on top',
  amount: '500.00',
  left: '420.00',
  multiple: 10,
  base: '500.00',
  required: '5000.00',
  done: '1250.00',
  percent: 25,
  maxBet: '200.00',
  maxRelease: null,
  eligible: [
    { gameType: 'RNG', pct: 100 },
    { gameType: 'LIVE', pct: 10 },
  ],
  state: 'ACTIVE',
  takenAt: '2026-11-18T08:00:00Z',
  expiresAt: '2026-11-25T08:00:00Z',
  endedAt: null,
  released: '0.00',
}

export const bonuses: Fixtures['bonuses'] = {
  open: {
    currency: 'BDT',
    list: [
      active,
      {
        ...active,
        bonusId: '42',
        rewardId: '9',
        source: 'MANUAL',
        title: null,
        left: '0.00',
        done: '0.00',
        percent: 0,
        state: 'WAITING',
        expiresAt: null,
      },
    ],
  },
  history: {
    currency: 'BDT',
    list: [
      {
        ...active,
        bonusId: '12',
        rewardId: null,
        title: null,
        left: '0.00',
        done: '5000.00',
        percent: 100,
        state: 'RELEASED',
        endedAt: '2026-11-12T10:30:00Z',
        released: '610.50',
      },
      {
        ...active,
        bonusId: '11',
        left: '0.00',
        state: 'EXPIRED',
        endedAt: '2026-11-02T08:00:00Z',
      },
    ],
    next: null,
  },
  bets: {
    currency: 'BDT',
    list: [
      {
        countId: '902',
        betNo: '5511',
        vassalage: 'JL',
        vendorName: 'JL',
        gameType: 'RNG',
        nodeId: 10001,
        gameName: 'River Lanterns',
        validBet: '50.00',
        counted: '50.00',
        at: '2026-11-19T09:12:00Z',
      },
    ],
    next: null,
  },
}

export const requests = {
  'bonuses.history': { pageSize: 20 },
  'bonuses.bets': { bonusId: '1', pageSize: 20 },
} satisfies Requests
