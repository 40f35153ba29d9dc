import type { Fixtures, Requests } from '../shape.ts'

export const referrals: Fixtures['referrals'] = {
  details: {
    currency: 'BDT',
    code: 'K7PQ2M9XT',
    link: 'https://brand.example/register?referralCode=K7PQ2M9XT',
    terms: {
      deposit: '500.00',
      validBet: '10000.00',
      days: 30,
      inviter: '100.00',
      friend: '50.00',
      multiple: 1,
      monthLimit: 20,
      levels: [
        { level: 1, deposit: '0', validBet: '0.05' },
        { level: 2, deposit: '0', validBet: '0.02' },
      ],
    },
    visits: 17,
    counts: [
      { state: 'DEPOSITED', count: 1 },
      { state: 'QUALIFIED', count: 1 },
      { state: 'REJECTED', count: 1 },
    ],
    claimable: '100.00',
    earned: '312.40',
    running: '4.10',
  },
  list: {
    currency: 'BDT',
    list: [
      {
        referralId: '9',
        account: 'mi***7',
        joinedAt: '2026-11-18T09:00:00Z',
        until: '2026-12-18T09:00:00Z',
        depositMet: true,
        betMet: false,
        state: 'DEPOSITED',
        reason: null,
        reward: '100.00',
      },
      {
        referralId: '8',
        account: 'to***a',
        joinedAt: '2026-11-10T12:00:00Z',
        until: '2026-12-10T12:00:00Z',
        depositMet: true,
        betMet: true,
        state: 'QUALIFIED',
        reason: null,
        reward: '100.00',
      },
      {
        referralId: '7',
        account: 'su***2',
        joinedAt: '2026-11-02T12:00:00Z',
        until: '2026-12-02T12:00:00Z',
        depositMet: false,
        betMet: false,
        state: 'REJECTED',
        reason: 'SAME_DEVICE',
        reward: '100.00',
      },
    ],
    next: null,
  },
  income: {
    currency: 'BDT',
    list: [
      {
        rewardId: '41',
        kind: 'FRIEND',
        account: 'to***a',
        day: null,
        at: '2026-11-20T10:00:00Z',
        amount: '100.00',
        state: 'OFFERED',
        lines: [],
      },
      {
        rewardId: '40',
        kind: 'SHARE',
        account: null,
        day: '2026-11-18',
        at: '2026-11-18T18:10:00Z',
        amount: '6.20',
        state: 'CLAIMED',
        lines: [
          {
            level: 1,
            friends: 2,
            deposits: '0.00',
            validBet: '12400.00',
            depositRate: '0',
            betRate: '0.05',
            amount: '6.20',
          },
        ],
      },
    ],
    next: null,
  },
  claim: { amount: '100.00', count: 1 },
}

export const requests = {
  'referrals.list': { pageSize: 20 },
  'referrals.income': { pageSize: 20 },
} satisfies Requests
