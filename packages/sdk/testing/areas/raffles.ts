import type { Fixtures, Requests } from '../shape.ts'

const cash = (amount: string, multiple = 0) => ({ type: 'CASH' as const, amount, multiple })

const running = {
  id: 'harvest-raffle',
  title: 'Harvest raffle',
  text: 'Valid bets on slots and deposits bring tickets.',
  status: 'OPEN' as const,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-11-30T18:00:00Z',
  drawsAt: '2026-11-30T18:05:00Z',
  betPerTicket: '500.00',
  depositPerTicket: '1000.00',
  gameTypes: ['RNG' as const],
  ticketsPerPerson: 50,
  winsPerPerson: 1,
  prizes: [
    { count: 1, ...cash('5000.00', 3) },
    { count: 20, ...cash('100.00') },
  ],
  tickets: 412,
  commitment: '91e2f8c0a3b54d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6',
  reason: null,
  winners: [],
  mine: { tickets: 3, bets: '1240.00', deposits: '1000.00', wins: [] },
}

const ranked = [
  { place: 1, number: 1, name: 'de***r', ...cash('1000.00', 1), mine: false },
  { place: 2, number: 5, name: null, ...cash('200.00'), mine: false },
  { place: 3, number: 6, name: 'ra***a', ...cash('200.00'), mine: true },
]

/** Its proof holds: seed, tickets and winners fit each other. */
const past = {
  ...running,
  id: 'boat-raffle',
  title: 'Boat raffle',
  text: 'Valid bets on all games brought tickets.',
  status: 'DRAWN' as const,
  startsAt: '2026-10-01T00:00:00Z',
  endsAt: '2026-10-31T18:00:00Z',
  drawsAt: '2026-10-31T18:05:00Z',
  depositPerTicket: null,
  gameTypes: [],
  prizes: [
    { count: 1, ...cash('1000.00', 1) },
    { count: 2, ...cash('200.00') },
  ],
  tickets: 6,
  commitment: 'bc6ad42fa301c3e7f52ca4aee35ee48bcee66f5d705cd17ae0c819caa6f76b69',
  winners: ranked,
  mine: {
    tickets: 2,
    bets: '1010.00',
    deposits: '0.00',
    wins: [
      {
        place: 3,
        number: 6,
        ...cash('200.00'),
        claimable: true,
        claimBy: '2026-11-30T18:05:00Z',
        rewardId: '31',
      },
    ],
  },
}

export const raffles: Fixtures['raffles'] = {
  list: { currency: 'BDT', list: [running], pageNum: 1, totalPages: 1, totalCount: 1 },
  detail: {
    ...past,
    currency: 'BDT',
    proof: {
      algorithm: 'HMAC-SHA256',
      seed: '4f1c2a90b7d35e8866a1c0f2d94b7e135a6c8e2f01937bd4e5f60718293a4b5c',
      ticketsHash: '8921df0827f49df624cb88fdbd5f0ba7a1b7762d19a0b6932f92c30be3da3d76',
      tickets: 6,
      frozenAt: '2026-10-31T18:05:04Z',
      drawnAt: '2026-10-31T18:05:04Z',
    },
  },
  tickets: {
    list: [
      { number: 1, holder: 1 },
      { number: 2, holder: 2 },
      { number: 3, holder: 1 },
      { number: 5, holder: 3 },
      { number: 6, holder: 2 },
      { number: 8, holder: 4 },
    ],
    next: null,
  },
  mine: {
    list: [
      { number: 2, issuedAt: '2026-10-04T09:00:00Z', voidedAt: null, place: null },
      { number: 6, issuedAt: '2026-10-11T16:20:00Z', voidedAt: null, place: 3 },
      { number: 7, issuedAt: '2026-10-11T16:20:00Z', voidedAt: '2026-10-11T17:00:00Z', place: null },
    ],
    next: null,
  },
  claim: { ...past, mine: { ...past.mine, wins: past.mine.wins.map((win) => ({ ...win, claimable: false })) } },
}

export const requests = {
  'raffles.list': { status: 'PAST', page: 1, size: 10 },
  'raffles.detail': { id: 'boat-raffle' },
  'raffles.tickets': { id: 'boat-raffle', size: 2000 },
  'raffles.mine': { id: 'harvest-raffle', size: 200 },
  'raffles.claim': { id: 'boat-raffle', place: 3 },
} satisfies Requests
