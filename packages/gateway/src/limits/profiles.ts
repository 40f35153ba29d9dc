import type { RgProfile as Shape } from '@brand/sdk/contract'
import type * as z from 'zod'

/**
 * What a jurisdiction asks of the house (rules E), as data: gateway and site read the same object.
 * Engineering expectations, not legal advice.
 */
export type RgProfile = z.output<typeof Shape>
export type LimitKind = RgProfile['limits']['kinds'][number]

export const profileCodes = ['SANDBOX', 'UKGC', 'MGA', 'ON', 'ES', 'DE', 'BR'] as const
export type ProfileCode = (typeof profileCodes)[number]

const sandbox: RgProfile = {
  code: 'SANDBOX',
  minAge: 18,
  demo: 'none',
  limits: {
    kinds: ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION', 'SINGLE_BET'],
    prompt: false,
    increaseDelayH: 24,
    grossOnly: true,
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

const licensed = {
  minCycleMs: { slot: 2500, other: 5000 },
  autoplay: false,
  turbo: false,
  multiGame: false,
  ldwCelebration: false,
  maxStake: null,
}

export const profiles: Record<ProfileCode, RgProfile> = {
  SANDBOX: sandbox,
  UKGC: {
    ...sandbox,
    code: 'UKGC',
    demo: 'verified',
    game: licensed,
    limits: { ...sandbox.limits, prompt: true },
    statement: { yearMessage: true },
    bonus: { maxWagering: 10, mixedProducts: false, welcome: true, vip: true },
    withdraw: { ...sandbox.withdraw, cancelAllowed: false },
  },
  MGA: {
    ...sandbox,
    code: 'MGA',
    demo: 'declared',
    limits: { ...sandbox.limits, prompt: true },
    statement: { yearMessage: true },
    selfTest: { keep: true },
    withdraw: { ...sandbox.withdraw, cancelAllowed: false },
    history: { onlineDays: 180 },
  },
  ON: {
    ...sandbox,
    code: 'ON',
    minAge: 19,
    demo: 'declared',
    game: { ...licensed, minCycleMs: { slot: 2500, other: 0 } },
    bonus: { ...sandbox.bonus, welcome: false },
  },
  ES: {
    ...sandbox,
    code: 'ES',
    demo: 'declared',
    limits: { ...sandbox.limits, prompt: true, increaseDelayH: 72 },
    realityCheck: { defaultMin: 60, options: [15, 30, 60], blocking: true },
    presetSession: { minutes: [15, 30, 60, 120], coolOffMin: 60 },
    statement: { yearMessage: true },
  },
  DE: {
    ...sandbox,
    code: 'DE',
    demo: 'verified',
    game: { ...licensed, minCycleMs: { slot: 5000, other: 5000 }, maxStake: '1.00' },
    limits: { ...sandbox.limits, prompt: true, increaseDelayH: 168 },
    bars: { ...sandbox.bars, panic: true },
    forcedBreak: { afterMin: 60, breakMin: 5 },
    statement: { yearMessage: true },
    bonus: { ...sandbox.bonus, vip: false },
  },
  BR: {
    ...sandbox,
    code: 'BR',
    demo: 'declared',
    limits: { ...sandbox.limits, prompt: true },
    bonus: { ...sandbox.bonus, welcome: false },
  },
}
