import type { Fixtures, Requests } from '../shape.ts'

const path = [{ account: 'khaled_one', members: 1284, direct: 253 }]
const range = { currency: 'BDT', timeZone: 'Asia/Dhaka', from: '2026-11-20', to: '2026-11-20' }
const figures = {
  deposit: '12000.00',
  withdraw: '3500.00',
  stake: '128900.50',
  validBet: '128400.50',
  win: '119196.40',
  bonus: '500.00',
  rebate: '120.00',
  commission: '310.25',
  fee: '20.00',
  pnl: '-8793.85',
  unreported: 0,
}
const line = { account: 'nasrin_04', agent: true, members: 212, ...figures }

export const team: Fixtures['team'] = {
  overview: {
    ...range,
    teamBalance: '182406.90',
    atVendors: null,
    members: 1284,
    agents: 61,
    online: 37,
    newReg: 9,
    firstDep: 4,
    ...figures,
  },
  trend: { ...range, list: [{ day: '2026-11-20', newReg: 9, firstDep: 4, ...figures }] },
  top: { ...range, list: [line] },
  today: {
    ...range,
    at: '2026-11-20T10:00:00Z',
    today: { validBet: '6412.50', pnl: '-284.90', active: 12, newReg: 2, firstDep: 1, income: '49.25' },
    yesterday: { validBet: '5800.00', pnl: '-316.00', active: 10, newReg: 1, firstDep: 1, income: '52.35' },
    hours: [
      { today: '4000.00', yesterday: '3000.00' },
      { today: '2412.50', yesterday: '2800.00' },
      { today: null, yesterday: '900.00' },
    ],
    categories: [
      { gameType: 'SPORTS', today: '4000.00', yesterday: '3800.00' },
      { gameType: 'RNG', today: '2412.50', yesterday: '2000.00' },
    ],
  },
  changes: {
    ...range,
    from: '2026-11-19',
    list: [
      {
        change: 'joined',
        count: 9,
        accounts: ['mitu.r', 'jahid_k', 'orchi21'],
        now: null,
        before: null,
        report: 'downline',
        query: { event: 'joined', day: '2026-11-20' },
      },
    ],
  },
  bets: {
    ...range,
    list: [
      {
        betNo: '4711',
        account: 'mitu.r',
        level: 2,
        vassalage: 'PG',
        vendorName: 'PG',
        gameType: 'RNG',
        nodeId: 101,
        gameName: 'Lantern Harvest',
        stake: '1.00',
        validBet: '1.00',
        win: '4.50',
        net: '3.50',
        status: 'SETTLED',
        at: '2026-11-20T10:00:00Z',
        settledAt: '2026-11-20T10:00:02Z',
      },
    ],
    next: null,
  },
  pnl: { ...range, path, list: [line], totals: figures, next: null },
  transactions: {
    ...range,
    list: [
      {
        entryNo: '92',
        txNo: '62',
        type: 'win',
        wallet: 'CASH',
        amount: '4.50',
        balanceAfter: '10003.50',
        at: '2026-11-20T10:00:02Z',
        vassalage: 'PG',
        account: 'mitu.r',
        level: 2,
      },
    ],
    next: null,
  },
  export: { exportNo: '1', at: '2026-11-20T10:00:05Z' },
}

export const requests = {
  'team.bets': { range: 'week', account: 'mitu.r' },
  'team.export': { report: 'pnl', range: 'month' },
  'team.overview': { range: 'week', scope: 'team' },
  'team.pnl': { range: 'month', parent: 'nasrin_04' },
  'team.transactions': { range: 'week', group: 'DEPOSIT' },
} satisfies Requests
