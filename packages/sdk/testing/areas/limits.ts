import type { Requests } from '../shape.ts'
import type { MemberEndpoints } from '../../member/endpoints.gen.ts'
import type { Descriptor } from '../../client/descriptor.ts'
import { pageOf } from '../shapes.ts'

type Outputs<T> = { [Name in keyof T]: T[Name] extends Descriptor<infer _Input, infer O> ? O : never }

export const rgProfile: Outputs<MemberEndpoints['limits']>['profile'] = {
  code: 'SANDBOX',
  minAge: 18,
  demo: 'none',
  limits: {
    kinds: ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION', 'SINGLE_BET'],
    prompt: false,
    increaseDelayH: 24,
    grossOnly: true,
    terms: 'delay-24',
  },
  realityCheck: { defaultMin: 60, options: [15, 30, 60, 120], blocking: true },
  gameTypeExclusion: { days: [1, 7, 30, 90, 180, 365] },
  presetSession: null,
  forcedBreak: null,
  statement: { yearMessage: false },
  selfTest: { keep: false },
  bars: { clock: true, elapsed: true, netPosition: true, panic: false },
  game: {
    minCycleMs: { slot: 0, other: 0 },
    autoplay: true,
    turbo: true,
    multiGame: true,
    ldwCelebration: false,
    maxStake: null,
  },
  bonus: { maxWagering: 20, mixedProducts: true, welcome: true, vip: true },
  withdraw: { cancelAllowed: true, receiptMinutes: 30 },
  history: { onlineDays: 90 },
  jackpotTicker: 'real',
}

const list: Outputs<MemberEndpoints['limits']>['list'] = {
  limits: [
    {
      kind: 'DEPOSIT',
      period: 'DAY',
      value: '5000.00',
      used: '1200.00',
      left: '3800.00',
      resetAt: '2026-11-20T18:00:00.000Z',
    },
    {
      kind: 'LOSS',
      period: 'WEEK',
      value: '2000.00',
      used: '640.50',
      left: '1359.50',
      resetAt: '2026-11-22T18:00:00.000Z',
      pending: { value: '3000.00', effectiveAt: '2026-11-21T10:00:00.000Z', confirmable: false },
    },
  ],
  break: null,
  gameTypes: [],
  realityMinutes: 60,
}

const session: Outputs<MemberEndpoints['limits']>['session'] = {
  active: true,
  startedAt: '2026-11-20T09:00:00.000Z',
  elapsedSec: 3605,
  staked: '850.00',
  won: '640.00',
  net: '-210.00',
  nextCheckAt: '2026-11-20T10:00:00.000Z',
  checkDue: true,
  preset: null,
  pause: null,
}

const july = {
  paidIn: '1500.00',
  paidOut: '400.00',
  netPaid: '1100.00',
  staked: '5200.00',
  won: '4680.00',
  result: '-520.00',
}

export const limits: Outputs<MemberEndpoints['limits']> = {
  profile: rgProfile,
  list,
  submit: list,
  confirm: list,
  cancel: list,
  interval: list,
  session,
  timeout: { ...list, break: { kind: 'TIMEOUT', until: '2026-11-21T10:00:00.000Z' } },
  exclude: { ...list, break: { kind: 'EXCLUSION', until: '2027-05-20T10:00:00.000Z' } },
  closeTypes: { ...list, gameTypes: [{ gameType: 'LIVE', until: '2026-12-20T10:00:00.000Z' }] },
  preset: {
    ...session,
    preset: { endsAt: '2026-11-20T11:00:00.000Z', leftSec: 3600, loss: '500.00', lossLeft: '500.00' },
  },
  statement: { year: 2026, years: [2026], currency: 'BDT', months: [{ month: '2026-07', ...july }], total: july },
  selfTest: { results: [] },
  submitSelfTest: { score: 4, band: 'MODERATE', at: '2026-11-20T10:00:00.000Z', kept: false },
  acknowledge: { ...session, nextCheckAt: '2026-11-20T11:00:00.000Z', checkDue: false },
  history: pageOf([
    {
      startedAt: '2026-11-20T09:00:00.000Z',
      endedAt: '2026-11-20T10:00:00.000Z',
      staked: '850.00',
      won: '640.00',
      net: '-210.00',
    },
    {
      startedAt: '2026-11-19T15:20:00.000Z',
      endedAt: '2026-11-19T15:52:00.000Z',
      staked: '120.00',
      won: '300.00',
      net: '180.00',
    },
  ]),
}

const info: Outputs<MemberEndpoints['turnover']>['info'] = {
  withdrawable: '0.00',
  locked: '10400.00',
  bonus: '50.00',
  requirements: [
    {
      id: '1',
      source: 'BONUS',
      ref: 'D261120AAAAAAAA',
      base: '50.00',
      multiple: 20,
      required: '1000.00',
      done: '250.00',
      remaining: '750.00',
      percent: 25,
      openedAt: '2026-11-20T09:00:00.000Z',
      expiresAt: '2026-12-20T09:00:00.000Z',
      maxBet: '500.00',
      eligible: [
        { gameType: 'RNG', pct: 100 },
        { gameType: 'FISH', pct: 100 },
        { gameType: 'PVP', pct: 50 },
        { gameType: 'LIVE', pct: 10 },
      ],
    },
  ],
  reasonCodes: ['bonus_open'],
}

export const turnover: Outputs<MemberEndpoints['turnover']> = {
  info,
  forfeit: { withdrawable: '10350.00', locked: '0.00', bonus: '0.00', requirements: [], reasonCodes: [] },
}

export const requests = {
  'limits.cancel': { kind: 'DEPOSIT', period: 'DAY' },
  'limits.closeTypes': { gameTypes: ['LIVE'], days: 7, account: 'rina' },
  'limits.confirm': { kind: 'DEPOSIT', period: 'DAY' },
  'limits.exclude': { months: 6, account: 'rina' },
  'limits.interval': { minutes: 60 },
  'limits.preset': { minutes: 30, loss: '500.00' },
  'limits.submit': { kind: 'DEPOSIT', period: 'DAY', value: '5000.00' },
  'limits.submitSelfTest': { answers: [0, 0, 0, 1, 0, 0, 0, 0, 2] },
  'limits.timeout': { hours: 24, account: 'rina' },
} satisfies Requests
