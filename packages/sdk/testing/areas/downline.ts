import type { Fixtures, Requests } from '../shape.ts'

const path = [{ account: 'khaled_one', members: 1284, direct: 253 }]
const rates = [{ gameType: 'RNG', rate: '0.6' }] as const

export const downline: Fixtures['downline'] = {
  rates: {
    list: [
      { gameType: 'RNG', rate: '0.8' },
      { gameType: 'LIVE', rate: '0.6' },
      { gameType: 'FISH', rate: '0.8' },
      { gameType: 'PVP', rate: '0.5' },
      { gameType: 'SPORTS', rate: '0.6' },
      { gameType: 'ESPORTS', rate: '0.6' },
      { gameType: 'LOTT', rate: '0.4' },
      { gameType: 'ELOTT', rate: '0.4' },
      { gameType: 'COCKFIGHT', rate: '0.5' },
    ],
  },
  list: {
    currency: 'BDT',
    path,
    list: [
      {
        account: 'nasrin_04',
        agent: true,
        type: 1,
        level: 1,
        mobile: '****5678',
        downlines: 212,
        direct: 40,
        balance: '9204.10',
        teamBalance: '128400.50',
        rates: [...rates],
        regAt: '2026-11-01T08:00:00Z',
        lastLogin: '2026-11-20T09:00:00Z',
        status: 'active',
        remark: 'Dhaka office',
        initialPassword: true,
        hasContract: true,
      },
    ],
    next: null,
  },
  setRates: { rates: [...rates] },
  setRemark: { remark: 'Dhaka office' },
}

export const requests = {
  'downline.list': { parent: 'nasrin_04', sort: 'account' },
  'downline.setRates': { account: 'nasrin_04', rates: [{ gameType: 'RNG', rate: '0.7' }] },
  'downline.setRemark': { account: 'nasrin_04', remark: 'Dhaka office' },
} satisfies Requests
