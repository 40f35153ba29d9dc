import { deposits } from './cashier.ts'
import { withdrawals } from './withdraw.ts'
import type { Fixtures, Requests } from '../shape.ts'
import { vipProgress } from './vip.ts'
import { fundPassword, pageOf } from '../shapes.ts'

const round = {
  betNo: '4711',
  roundId: 'r-7',
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
  contribution: '1.00',
} as const
const took = {
  entryNo: '91',
  txNo: '61',
  type: 'bet',
  account: 'CASH',
  amount: '-1.00',
  balanceAfter: '9999.00',
  at: '2026-11-20T10:00:00Z',
  ref: { kind: 'round', id: '4711' },
  vendorTx: 'tx-1',
  vassalage: 'PG',
} as const
const gave = {
  ...took,
  entryNo: '92',
  txNo: '62',
  type: 'win',
  amount: '4.50',
  balanceAfter: '10003.50',
  at: '2026-11-20T10:00:02Z',
  vendorTx: 'tx-2',
} as const
const first = {
  entryNo: '90',
  txNo: '60',
  type: 'sandbox_grant',
  account: 'CASH',
  amount: '10000.00',
  balanceAfter: '10000.00',
  at: '2026-11-20T09:00:00Z',
} as const
const range = { currency: 'BDT', startTime: '2026-11-13T18:00:00Z', endTime: null }
const figures = { rounds: 1, stake: '1.00', validBet: '1.00', win: '4.50', bonus: '0.00', rebate: '0.00', net: '3.50' }
const one = { pageNum: 1, totalPages: 1 }

/** An entry as the proof returns it: references do not affect the sums. */
type Bare = Fixtures['records']['proof']['list'][number]
const bare = ({ entryNo, txNo, type, account, amount, balanceAfter, at }: Bare): Bare => ({
  entryNo,
  txNo,
  type,
  account,
  amount,
  balanceAfter,
  at,
})

/** Answers of the records area: a grant, and a round that was won. */
export const records: Fixtures['records'] = {
  bets: {
    ...range,
    ...one,
    list: [round],
    totalCount: 1,
    upTo: '4711',
    totals: { stake: '1.00', validBet: '1.00', win: '4.50', net: '3.50' },
  },
  bet: {
    ...round,
    currency: 'BDT',
    entries: [took, gave],
    balanceBefore: '10000.00',
    balanceAfter: '10003.50',
    counted: [],
  },
  ledger: {
    ...range,
    ...one,
    list: [gave, took, first],
    totalCount: 3,
    upTo: '92',
    totals: { in: '10004.50', out: '1.00', net: '10003.50' },
  },
  deposits: {
    ...range,
    ...one,
    list: [deposits.order],
    totalCount: 1,
    upTo: '1795168800000000',
    totals: { credited: '0.00', fee: '0.00' },
  },
  withdrawals: {
    ...range,
    ...one,
    list: [withdrawals.detail],
    totalCount: 1,
    upTo: '1795168800000000',
    totals: { paid: '0.00', fee: '0.00' },
  },
  profit: {
    ...range,
    timeZone: 'Asia/Dhaka',
    list: [{ key: '2026-11-20', ...figures }],
    totals: figures,
    netDeposit: '0.00',
  },
  transfers: pageOf([
    {
      transferId: '6f1f7a52-7c0e-4b5e-9d3c-0d5d2a1f8b11',
      vassalage: 'PG',
      direction: 'IN',
      amount: '500.00',
      state: 'CONFIRMED',
      createdAt: '2026-11-20T10:00:00Z',
      settledAt: '2026-11-20T10:00:01Z',
    },
  ]),
  proof: {
    currency: 'BDT',
    accounts: [{ account: 'CASH', balance: '10003.50' }],
    list: [first, took, gave].map(bare),
    totalCount: 3,
    upTo: '92',
    more: false,
  },
}

export const summary: Fixtures['summary'] = {
  member: {
    at: '2026-11-20T10:00:05Z',
    member: {
      status: 'ok',
      value: {
        id: '7f3c2a10-5f0e-4a61-9c55-0d4e2f1b8a01',
        account: 'rahim_77',
        nickname: 'rahim_77',
        type: 0,
        currency: 'BDT',
        language: 'bn',
        regDate: '2026-11-01T08:00:00Z',
        flags: { mustChangePassword: false, mustAcceptTerms: false },
        hasVip: true,
        vipLabelName: 'VIP 1',
        vipRankLevel: 1,
        availablePromo: true,
        availablePromoCount: 0,
        iconUrl: '/art/avatar/lotus.svg',
        lastLoginAt: '2026-11-20T09:00:00Z',
      },
    },
    balance: {
      status: 'ok',
      value: {
        currency: 'BDT',
        currencySymbol: '৳',
        sumBalance: '10003.50',
        balance: [{ accountTypeId: 2, name: 'MAIN', availBalance: '10003.50', lockedBalance: '0.00' }],
        bonus: '0.00',
        hold: '0.00',
        vendor: '0.00',
        suspense: '0.00',
        total: '10003.50',
        version: 92,
      },
    },
    unread: { status: 'ok', value: { unreadMessage: 1 } },
    rewards: { status: 'ok', value: { claimable: 0 } },
    missions: { status: 'ok', value: { claimable: 0 } },
    tickets: { status: 'ok', value: { unread: 1 } },
    vip: { status: 'ok', value: vipProgress },
    turnover: {
      status: 'ok',
      value: { withdrawable: '10003.50', locked: '0.00', open: 0, remaining: '0.00', percent: 100 },
    },
    today: { status: 'ok', value: { rounds: 1, stake: '1.00', win: '4.50', net: '3.50' } },
    security: { status: 'ok', value: { hasFundPassword: false } },
    permissions: {
      status: 'ok',
      value: {
        deposit: true,
        withdraw: true,
        transferFund: false,
        transferUpline: false,
        dividends: false,
        dailyWages: false,
        hourlySalary: false,
        realtimeSalary: false,
      },
    },
  },
}

const sent = { transferNo: '1', upline: 'de***t', amount: '500.00', remark: '', at: '2026-11-20T10:00:00Z' }

export const upline: Fixtures['upline'] = {
  info: {
    currency: 'BDT',
    upline: 'de***t',
    available: '10003.50',
    min: '100.00',
    max: '50000.00',
    leftToday: '100000.00',
    resetAt: '2026-11-20T18:00:00Z',
    turnoverOpen: false,
    hasFundPassword: true,
  },
  submit: sent,
  find: sent,
  history: pageOf([sent]),
}

export const requests = {
  'records.bet': { betNo: '1' },
  'records.bets': { page: 1, pageSize: 20 },
  'upline.find': { idempotencyKey: '2f0a6c1e-upline-1' },
  'upline.submit': { amount: '100.00', remark: 'November', fundPassword },
} satisfies Requests
