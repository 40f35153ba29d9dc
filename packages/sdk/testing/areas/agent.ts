import type { Fixtures, Requests } from '../shape.ts'
import { fundPassword } from '../shapes.ts'

const path = [{ account: 'khaled_one', members: 1284, direct: 253 }]
const rates = [{ gameType: 'RNG', rate: '0.6' }] as const
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

/** Answers of the agent centre. */
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
      },
    ],
    next: null,
  },
  setRates: { rates: [...rates] },
  setRemark: { remark: 'Dhaka office' },
}

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

export const agentNews: Fixtures['agentNews'] = {
  list: {
    list: [
      {
        id: '12',
        title: 'How commission is paid',
        content: '<p>Each day counts from midnight to midnight, site time.</p>',
        publishedAt: '2026-11-20T10:00:00Z',
      },
    ],
  },
}

const madeAccount = {
  account: 'nasrin_04',
  kind: 'AGENT' as const,
  password: 'k7RmWq4TxbN2pZcH',
  passwordUntil: '2026-11-23T10:00:00Z',
  createdAt: '2026-11-20T10:00:00Z',
}
const link = {
  code: 'K7M2Q9XA',
  url: 'https://site.example/register?affiliateCode=K7M2Q9XA',
  kind: 'PLAYER' as const,
  rates: [{ gameType: 'RNG' as const, rate: '0.5' }],
  channel: 'Facebook',
  createdAt: '2026-11-18T10:00:00Z',
  expiresAt: null,
  expired: false,
  visits: 214,
  registrations: 31,
  active: 12,
}

export const registerCentre: Fixtures['registerCentre'] = {
  create: madeAccount,
  find: madeAccount,
  renewPassword: madeAccount,
  links: {
    list: [link],
    pageNum: 1,
    totalPages: 1,
    totalCount: 1,
    most: 50,
    activeDays: 30,
    activeBet: '100.00',
    currency: 'BDT',
  },
  createLink: { ...link, visits: 0, registrations: 0, active: 0 },
  deleteLink: {},
  linkMembers: {
    list: [{ account: 'ta***8', kind: 'PLAYER', registeredAt: '2026-11-19T08:30:00Z', active: true }],
    next: null,
  },
}

const sentDown = {
  transferNo: '12',
  account: 'tanvir88',
  amount: '500.00',
  purpose: 'WAGES' as const,
  remark: 'November',
  at: '2026-11-20T10:00:00Z',
}
const packet = {
  packetNo: '4711',
  amount: '300.00',
  remark: 'A good week',
  at: '2026-11-20T11:00:00Z',
  gifts: [
    { account: 'tanvir88', amount: '100.00' },
    { account: 'mitu.r', amount: '200.00' },
  ],
}

export const downlineTransfers: Fixtures['downlineTransfers'] = {
  info: {
    currency: 'BDT',
    available: '18400.00',
    min: '100.00',
    max: '50000.00',
    minGift: '10.00',
    mostGifts: 50,
    leftToday: '99500.00',
    resetAt: '2026-11-20T18:00:00Z',
    turnoverOpen: false,
    hasFundPassword: true,
  },
  submit: sentDown,
  find: sentDown,
  sendPacket: packet,
  findPacket: packet,
  history: { list: [{ ...sentDown, way: 'SENT', direction: 'DOWN' }], next: null },
}

const tier = { rates: [], minActive: 5, minValidBet: '10000.00', minLoss: '0.00' }
const agreed = {
  id: '21',
  kind: 'REAL_TIME' as const,
  period: '5MIN' as const,
  role: 'DOWN' as const,
  counterparty: 'kh***e',
  tiers: [
    { ...tier, rate: '0.6', minActive: 0, minValidBet: '0.00' },
    { ...tier, rate: '0.8' },
  ],
  before: null,
  status: 'active' as const,
  request: null,
  version: 3,
  offeredAt: '2026-11-18T10:00:00Z',
  expiresAt: null,
  startAt: '2026-11-18T10:10:00Z',
  endAt: null,
  termination: null,
  steps: [
    { status: 'pending' as const, by: 'UP' as const, at: '2026-11-18T10:00:00Z' },
    { status: 'active' as const, by: 'DOWN' as const, at: '2026-11-18T10:06:00Z' },
  ],
}
const offered = {
  ...agreed,
  id: '22',
  tiers: [{ ...tier, rate: '0.5' }],
  before: agreed.tiers,
  status: 'pending' as const,
  request: 'NEW' as const,
  version: 2,
  offeredAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-23T10:00:00Z',
  startAt: '2026-11-20T10:05:00Z',
  steps: [{ status: 'pending' as const, by: 'UP' as const, at: '2026-11-20T10:00:00Z' }],
}
const ended = {
  id: '23',
  upline: 'khaled_one',
  downline: 'nasrin_04',
  kind: 'REAL_TIME' as const,
  period: '5MIN' as const,
  rate: '0.6',
  startAt: '2026-11-19T06:00:00Z',
}
const given = { ...offered, role: 'UP' as const, counterparty: 'nasrin_04', request: null, before: null }
const answered = { contract: { ...offered, status: 'active' as const, request: null, version: 3 }, ended: [ended] }

const paidSlot = {
  id: '812',
  contractId: '21',
  kind: 'REAL_TIME' as const,
  period: '5MIN' as const,
  counterparty: 'kh***e',
  from: '2026-11-20T10:00:00Z',
  to: '2026-11-20T10:05:00Z',
  whole: true,
  validBet: '10000.00',
  pnl: '-420.00',
  active: 6,
  tier: 1,
  rate: '0.6',
  rates: [],
  salaries: '0.00',
  carryBefore: '0.00',
  carryAfter: '0.00',
  earned: '60.00',
  carried: '0.00',
  amount: '60.00',
  status: 'PAID' as const,
  paidAt: '2026-11-20T10:05:40Z',
  dispute: null,
  adjustment: null,
  decision: null,
}
const recordsOf = <T extends object>(record: T) => ({ currency: 'BDT', list: [record], next: null })

export const contracts: Fixtures['contracts'] = {
  dividends: recordsOf({
    ...paidSlot,
    kind: 'DIVIDEND',
    period: 'MONTHLY',
    from: '2026-09-30T18:00:00Z',
    to: '2026-10-31T18:00:00Z',
    validBet: '920000.00',
    pnl: '-31000.00',
    rate: '10',
    salaries: '5520.00',
    carryBefore: '-1480.00',
    earned: '2400.00',
    amount: '2400.00',
    status: 'OWED',
    paidAt: null,
  }),
  dailySalaries: recordsOf({
    ...paidSlot,
    kind: 'DAILY_MULTI',
    period: 'DAILY',
    from: '2026-11-18T18:00:00Z',
    to: '2026-11-19T18:00:00Z',
    rate: '0',
    rates: [{ gameType: 'RNG', validBet: '10000.00', rate: '0.6' }],
  }),
  hourlySalaries: recordsOf({ ...paidSlot, kind: 'HOURLY', period: 'HOUR', to: '2026-11-20T11:00:00Z' }),
  realtimeSalaries: recordsOf(paidSlot),
  recordLines: {
    currency: 'BDT',
    gone: false,
    list: [
      { account: 'rafiq_77', gameType: 'RNG', validBet: '8000.00', pnl: '-520.00', active: true },
      { account: 'mitu.r', gameType: 'LIVE', validBet: '2000.00', pnl: '60.00', active: true },
      { account: 'mitu.r', gameType: null, validBet: '0.00', pnl: '40.00', active: true },
    ],
    next: null,
  },
  simulate: {
    currency: 'BDT',
    list: [
      {
        from: '2026-11-20T10:00:00Z',
        to: '2026-11-20T10:05:00Z',
        validBet: '10000.00',
        pnl: '-420.00',
        active: 6,
        tier: 1,
        rate: '0.6',
        rates: [],
        salaries: '0.00',
        carryBefore: '0.00',
        carryAfter: '0.00',
        earned: '60.00',
        carried: '0.00',
        amount: '60.00',
      },
    ],
    own: { period: '5MIN', list: [{ tier: 1, rate: '1', total: '120.00', share: '100.00', left: '40.00' }] },
  },
  dispute: { ...paidSlot, status: 'DISPUTED', dispute: { by: 'DOWN', reason: 'A round is missing' } },
  list: { list: [offered, agreed], next: null },
  offer: given,
  send: given,
  withdraw: { ...given, status: 'withdrawn', version: 3, expiresAt: null, startAt: null },
  terminate: {
    ...agreed,
    status: 'term_pending',
    version: 4,
    endAt: '2026-11-20T10:05:00Z',
    termination: { by: 'DOWN', reason: 'The shop closes' },
  },
  effect: { list: [ended] },
  processDividend: { contract: { ...answered.contract, kind: 'DIVIDEND', period: 'MONTHLY' }, ended: [] },
  processDaily: { contract: { ...answered.contract, kind: 'DAILY', period: 'DAILY' }, ended: [] },
  processHourly: { contract: { ...answered.contract, kind: 'HOURLY', period: 'HOUR' }, ended: [] },
  processRealtime: answered,
}

export const requests = {
  'contracts.dispute': { recordId: '812', reason: 'A round is missing' },
  'contracts.effect': { contractId: '22' },
  'contracts.list': { scope: 'open', role: 'DOWN' },
  'contracts.offer': {
    account: 'nasrin_04',
    kind: 'REAL_TIME',
    period: '5MIN',
    tiers: [{ rate: '0.5', rates: [], minActive: 5, minValidBet: '10000.00', minLoss: '0.00' }],
  },
  'contracts.processDaily': { contractId: '22', requestType: 'NEW', action: 'ACCEPT', version: 2 },
  'contracts.processDividend': { contractId: '22', requestType: 'NEW', action: 'ACCEPT', version: 2 },
  'contracts.processHourly': { contractId: '22', requestType: 'TERMINATE', action: 'REJECT', version: 2 },
  'contracts.processRealtime': { contractId: '22', requestType: 'NEW', action: 'ACCEPT', version: 2 },
  'contracts.recordLines': { recordId: '812' },
  'contracts.send': { contractId: '22', version: 1 },
  'contracts.simulate': { contractId: '22', periods: 3 },
  'contracts.terminate': { contractId: '21', version: 3, reason: 'The shop closes' },
  'contracts.withdraw': { contractId: '22', version: 2 },
  'downline.list': { parent: 'nasrin_04', sort: 'account' },
  'downline.setRates': { account: 'nasrin_04', rates: [{ gameType: 'RNG', rate: '0.7' }] },
  'downline.setRemark': { account: 'nasrin_04', remark: 'Dhaka office' },
  'downlineTransfers.find': { idempotencyKey: '2f0a6c1e-downline-1' },
  'downlineTransfers.findPacket': { idempotencyKey: '2f0a6c1e-packet-1' },
  'downlineTransfers.sendPacket': {
    gifts: [
      { account: 'tanvir88', amount: '100.00' },
      { account: 'mitu.r', amount: '200.00' },
    ],
    remark: 'A good week',
    fundPassword,
  },
  'downlineTransfers.submit': {
    account: 'tanvir88',
    amount: '500.00',
    purpose: 'WAGES',
    remark: 'November',
    fundPassword,
  },
  'registerCentre.create': {
    kind: 'AGENT',
    username: 'nasrin04',
    rates: [{ gameType: 'RNG', rate: '0' }],
    remark: 'Met in Sylhet',
    agreed: true,
    idempotencyKey: '2f0a6c1e-register-1',
  },
  'registerCentre.createLink': { kind: 'PLAYER', channel: 'Facebook', validDays: 30 },
  'registerCentre.deleteLink': { code: 'K7M2Q9XA' },
  'registerCentre.renewPassword': { account: 'rafiq_77', idempotencyKey: '2f0a6c1e-renewal-1' },
  'registerCentre.find': { idempotencyKey: '2f0a6c1e-register-1' },
  'registerCentre.linkMembers': { code: 'K7M2Q9XA' },
  'team.bets': { range: 'week', account: 'mitu.r' },
  'team.export': { report: 'pnl', range: 'month' },
  'team.overview': { range: 'week', scope: 'team' },
  'team.pnl': { range: 'month', parent: 'nasrin_04' },
  'team.transactions': { range: 'week', group: 'DEPOSIT' },
} satisfies Requests
