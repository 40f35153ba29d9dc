import type { RgProfile as Shape } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Settings } from '../../settings/settings.ts'
import { versionOf } from '../../lib/text/terms-version.ts'

/**
 * What a jurisdiction requires of the operator, as data: gateway and site read the same object. Engineering
 * expectations, not legal advice.
 */
export type RgProfile = Omit<Shown, 'limits' | 'presetSession'> & {
  limits: Omit<Shown['limits'], 'terms'>
  presetSession: Omit<NonNullable<Shown['presetSession']>, 'terms'> | null
}
/** With the versions of what a person is shown before they confirm. */
type Shown = z.output<typeof Shape>
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
  jackpotTicker: 'decorative',
}

/** The version of how long a higher limit waits. */
export const limitVersion = ({ limits: { increaseDelayH } }: RgProfile): string => versionOf({ increaseDelayH })

/** The version of the pause that follows a session set before play. */
export const sessionVersion = ({ coolOffMin }: NonNullable<RgProfile['presetSession']>): string =>
  versionOf({ coolOffMin })

/** The profile in force, with the operator's own stricter settings: what is shown is what is enforced. */
export function rgProfileOf({ rg, register, withdraw }: Pick<Settings, 'rg' | 'register' | 'withdraw'>): Shown {
  const profile = profiles[rg.profile]
  return {
    ...profile,
    minAge: Math.max(profile.minAge, register.minAge),
    limits: { ...profile.limits, terms: limitVersion(profile) },
    presetSession: profile.presetSession && { ...profile.presetSession, terms: sessionVersion(profile.presetSession) },
    withdraw: {
      cancelAllowed: profile.withdraw.cancelAllowed && withdraw.cancelAllowed,
      receiptMinutes: withdraw.receiptMinutes ?? profile.withdraw.receiptMinutes,
    },
  }
}

/** Under a licence only real jackpots may be shown. */
const real = { jackpotTicker: 'real' } as const

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
    ...real,
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
    ...real,
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
    ...real,
    code: 'ON',
    minAge: 19,
    demo: 'declared',
    game: { ...licensed, minCycleMs: { slot: 2500, other: 0 } },
    bonus: { ...sandbox.bonus, welcome: false },
  },
  ES: {
    ...sandbox,
    ...real,
    code: 'ES',
    demo: 'declared',
    limits: { ...sandbox.limits, prompt: true, increaseDelayH: 72 },
    realityCheck: { defaultMin: 60, options: [15, 30, 60], blocking: true },
    presetSession: { minutes: [15, 30, 60, 120], coolOffMin: 60 },
    statement: { yearMessage: true },
  },
  DE: {
    ...sandbox,
    ...real,
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
    ...real,
    code: 'BR',
    demo: 'declared',
    limits: { ...sandbox.limits, prompt: true },
    bonus: { ...sandbox.bonus, welcome: false },
  },
}
