import type { Requests } from '../shape.ts'
const terms = {
  form: 'BONUS' as const,
  spins: null,
  percent: 25,
  amount: null,
  max: '2500.00',
  minDeposit: '500.00',
  multiple: 4,
  base: 'DEPOSIT_AND_REWARD' as const,
  days: 30,
  maxBet: '500.00',
  maxRelease: null,
  claimDays: 14,
  eligible: [
    { gameType: 'RNG' as const, pct: 100 },
    { gameType: 'LIVE' as const, pct: 10 },
  ],
}

const reload = {
  promotionId: 'monsoon-reload',
  type: 'DEPOSIT' as const,
  category: 'DEPOSIT' as const,
  way: 'DEPOSIT' as const,
  title: 'Monsoon reload',
  tag: null,
  summary: 'A quarter on top of your next deposit',
  imageUrl: '/art/banner/slots/monsoon-reload-boat-5.svg',
  startsAt: '2026-11-20T08:00:00Z',
  endsAt: '2027-02-18T08:00:00Z',
  version: 2,
  termsVersion: 'kX2bq7Lw9Zr4Tn1s',
  terms,
  status: 'JOINABLE' as const,
  again: false,
  unmet: [],
  takenAt: null,
  reason: null,
  given: null,
  rewardId: null,
  claimBy: null,
}

const friends = {
  ...reload,
  promotionId: 'old-friends',
  type: 'VIP' as const,
  category: 'VIP' as const,
  way: 'APPLICATION' as const,
  title: 'Old friends',
  tag: 'A month',
  summary: 'For members who have been with us for a month',
  imageUrl: '/art/banner/slots/old-friends-peacock-6.svg',
  endsAt: null,
  version: 1,
  termsVersion: 'a81mPqR2vYc0Dk5h',
  terms: { ...terms, percent: null, max: '3000.00', minDeposit: null, base: 'REWARD' as const, multiple: 5 },
}

const joined = { ...reload, status: 'JOINED' as const, takenAt: '2026-11-20T09:00:00Z' }
const applying = { ...friends, status: 'APPLYING' as const, takenAt: '2026-11-20T09:00:00Z' }

export const promotions = {
  available: { currency: 'BDT', list: [reload, friends] },
  list: {
    currency: 'BDT',
    list: [reload, { ...friends, unmet: [{ code: 'ACCOUNT_DAYS' as const, have: '12', need: '30' }] }],
  },
  categories: {
    list: [
      { category: 'DEPOSIT' as const, count: 1 },
      { category: 'VIP' as const, count: 1 },
    ],
  },
  detail: {
    ...reload,
    currency: 'BDT',
    content: '<p>Join, then deposit. The play counts the deposit and the bonus together.</p>',
  },
  join: joined,
  apply: applying,
  addPicture: { imageId: '5f3c1a52-6f4e-4f0b-9d2e-0a6b7c8d9e11' },
}

export const requests = {
  'promotions.available': { category: 'DEPOSIT' },
  'promotions.list': { category: 'DEPOSIT' },
  'promotions.detail': { promotionId: 'monsoon-reload' },
  'promotions.join': { promotionId: 'monsoon-reload', termsVersion: 'kX2bq7Lw9Zr4Tn1s' },
  'promotions.apply': { promotionId: 'old-friends', remark: 'Since October' },
  'promotions.addPicture': { promotionId: 'old-friends', image: 'iVBORw0KGgo=' },
} satisfies Requests
