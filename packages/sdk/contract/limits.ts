import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { Amount, Instant, Money, SignedMoney, pageOf, pageQuery } from './shapes.ts'

/** Trial players play for nothing: there is nothing to limit. */
const players = ['member', 'agent'] as const

export const limitKinds = ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION', 'SINGLE_BET'] as const
export const limitPeriods = ['DAY', 'WEEK', 'MONTH', 'BET'] as const
const Kind = z.enum(limitKinds)
/** `BET` with SINGLE_BET and nothing else. */
const Period = z.enum(limitPeriods)

export const RgProfile = z
  .object({
    /** Which jurisdiction's; the sandbox's own asks for little. */
    code: z.enum(['SANDBOX', 'UKGC', 'MGA', 'ON', 'ES', 'DE', 'BR']),
    minAge: z.number().int(),
    /** How well an age must be known before a trial. */
    demo: z.enum(['none', 'declared', 'verified']),
    limits: z.object({ kinds: z.array(Kind), prompt: z.boolean(), increaseDelayH: z.number().int(), grossOnly: z.boolean() }),
    realityCheck: z.object({ defaultMin: z.number().int(), options: z.array(z.number().int()), blocking: z.boolean() }),
    bars: z.object({ clock: z.boolean(), elapsed: z.boolean(), netPosition: z.boolean(), panic: z.boolean() }),
    game: z.object({
      minCycleMs: z.object({ slot: z.number().int(), other: z.number().int() }),
      autoplay: z.boolean(), turbo: z.boolean(), multiGame: z.boolean(),
      /** Whether a return of the stake or less is celebrated. */
      ldwCelebration: z.boolean(),
      /** Of a slot round; null: as the game has it. */
      maxStake: Money.nullable(),
    }),
    bonus: z.object({ maxWagering: z.number(), mixedProducts: z.boolean(), welcome: z.boolean(), vip: z.boolean() }),
    withdraw: z.object({ cancelAllowed: z.boolean(), receiptMinutes: z.number().int() }),
    history: z.object({ onlineDays: z.number().int() }),
    jackpotTicker: z.enum(['real', 'decorative']),
  })
  .meta({ id: 'RgProfile' })

export const RgLimit = z
  .object({
    kind: Kind,
    period: Period,
    /** Money; whole minutes for SESSION. */
    value: Money,
    /** In the window that runs, in the same unit; a single bet uses nothing up. */
    used: Money,
    left: Money,
    /** When the window begins anew, in the zone of the house; null for a single bet. */
    resetAt: Instant.nullable(),
    /** A higher limit, or none (`value` null), that waits; until it is confirmed the lower one holds. */
    pending: z.object({ value: Money.nullable(), effectiveAt: Instant, confirmable: z.boolean() }).optional(),
  })
  .meta({ id: 'RgLimit' })

export const RgLimits = z
  .object({
    limits: z.array(RgLimit),
    /** A break that lasts: no bets and no deposits; withdrawals and records are open. */
    break: z.object({ kind: z.enum(['TIMEOUT', 'EXCLUSION']), until: Instant }).nullable(),
    /** Minutes between reality checks. */
    realityMinutes: z.number().int(),
  })
  .meta({ id: 'RgLimits' })

export const RgSession = z
  .object({
    /** Whether play goes on; else these are the figures of nothing. */
    active: z.boolean(),
    startedAt: Instant.nullable(),
    elapsedSec: z.number().int(),
    staked: Money,
    won: Money,
    net: SignedMoney,
    nextCheckAt: Instant.nullable(),
    /** No bet is taken until it is acknowledged. */
    checkDue: z.boolean(),
  })
  .meta({ id: 'RgSession' })

export const RgStretch = z
  .object({ startedAt: Instant, /** Of the last bet. */ endedAt: Instant, staked: Money, won: Money, net: SignedMoney })
  .meta({ id: 'RgStretch' })

const source = 'ours, rules D13 and E'
const common = { source, principals: players, module: 'RG3' } as const
const Key = { kind: Kind, period: Period }

export const profile = endpoint({
  ...common, method: 'GET', path: '/wps/relay/RGFE_getProfile', cache: 'session',
  summary: 'What the jurisdiction asks of the house; the same object as in system status.',
  input: z.strictObject({}), output: RgProfile, errors: [],
})

export const list = endpoint({
  ...common, method: 'GET', path: '/wps/relay/RGFE_getLimits',
  summary: 'Limits the person has set, how much of each is used, and the break they may have taken.',
  input: z.strictObject({}), output: RgLimits, errors: [],
})

export const submit = endpoint({
  ...common, method: 'POST', path: '/wps/relay/RGFE_submitLimit', retry: true,
  summary: 'Sets a limit: a new or lower one holds at once, a higher one or its removal (`value` null) waits and is confirmed again.',
  input: z.strictObject({ ...Key, value: Amount.nullable() }), output: RgLimits, errors: ['validation'],
})

export const confirm = endpoint({
  ...common, method: 'POST', path: '/wps/relay/RGFE_confirmLimit', retry: true,
  summary: 'Puts a higher limit into force once its waiting time is over.',
  input: z.strictObject(Key), output: RgLimits, errors: ['not_found', 'rg_limit_waiting'],
})

export const cancel = endpoint({
  ...common, method: 'DELETE', path: '/wps/relay/RGFE_deletePendingLimit', retry: true,
  summary: 'Drops a higher limit that waits; one that is gone stays gone.',
  input: z.strictObject(Key), output: RgLimits, errors: [],
})

/** The caller's own account name, typed: what cannot be taken back is not done for the wrong person. */
const account = z.string().min(1).max(64)

export const timeout = endpoint({
  ...common, method: 'POST', path: '/wps/relay/RGFE_submitTimeout', retry: true,
  summary: 'A break of 24 hours to six weeks; it can be made longer, not shorter.',
  input: z.strictObject({ hours: z.number().int().min(24).max(1008), account }), output: RgLimits, errors: ['validation'],
})

export const exclude = endpoint({
  ...common, method: 'POST', path: '/wps/relay/RGFE_submitSelfExclusion', retry: true,
  summary: 'No play for six months or more; it cannot be taken back. Withdrawals and records stay open.',
  input: z.strictObject({ months: z.number().int().min(6).max(120), account }), output: RgLimits, errors: ['validation'],
})

export const interval = endpoint({
  ...common, method: 'POST', path: '/wps/relay/RGFE_submitRealityCheckInterval', retry: true,
  summary: "Minutes between reality checks, one of the profile's options.",
  input: z.strictObject({ minutes: z.number().int().min(1).max(1440) }), output: RgLimits, errors: ['validation'],
})

export const session = endpoint({
  ...common, method: 'GET', path: '/wps/relay/RGFE_getSessionStatus',
  summary: 'How long the person has been playing, and what came of it; counted over all games.',
  input: z.strictObject({}), output: RgSession, errors: [],
})

export const acknowledge = endpoint({
  ...common, method: 'POST', path: '/wps/relay/RGFE_submitRealityCheckAck', retry: true,
  summary: 'The person has seen the reality check and plays on; where none is due nothing happens.',
  input: z.strictObject({}), output: RgSession, errors: [],
})

export const history = endpoint({
  ...common, method: 'GET', path: '/wps/relay/RGFE_getPlaySessions',
  summary: 'Stretches of play, newest first.',
  input: z.strictObject({ ...pageQuery(10) }), output: pageOf('list', RgStretch), list: { key: 'list', item: RgStretch }, errors: [],
})
