import type { Fixtures, Requests } from '../shape.ts'

const line = { gameType: 'RNG' as const, validBet: '5000.00', rate: '0.4', amount: '20.00' }

export const rebates: Fixtures['rebates'] = {
  settings: {
    currency: 'BDT',
    rates: [
      { gameType: 'RNG', rate: '0.4' },
      { gameType: 'LIVE', rate: '0.3' },
    ],
    dayCap: '10000.00',
    settleMinutes: 10,
    excludesBonus: true,
  },
  summary: {
    currency: 'BDT',
    state: 'CLAIMABLE',
    lines: [line],
    amount: '20.00',
    min: '1.00',
    calculating: '0.00',
    readyAt: null,
    autoPayAt: '2026-11-20T18:10:00Z',
  },
  submit: { amount: '20.00' },
  history: {
    currency: 'BDT',
    list: [
      {
        rebateId: '7',
        day: '2026-11-19',
        state: 'AUTO_PAID',
        upTo: '2026-11-19T18:00:00Z',
        at: '2026-11-19T18:10:05Z',
        lines: [line],
        earned: '20.00',
        amount: '20.00',
      },
    ],
    next: null,
  },
}

export const requests = {
  'rebates.history': { pageSize: 20 },
} satisfies Requests
