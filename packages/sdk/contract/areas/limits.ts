import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import {
  Amount,
  GameType,
  Instant,
  Money,
  ShownTerms,
  SignedMoney,
  TermsVersion,
  pageOf,
  pageQuery,
} from '../shapes.ts'

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
    limits: z.object({
      kinds: z.array(Kind),
      prompt: z.boolean(),
      increaseDelayH: z.number().int(),
      grossOnly: z.boolean(),
      /** Version of how long a higher limit waits. */
      terms: TermsVersion,
    }),
    realityCheck: z.object({ defaultMin: z.number().int(), options: z.array(z.number().int()), blocking: z.boolean() }),
    /** Days for which a person may close categories of games to themselves; none: it is not offered. */
    gameTypeExclusion: z.object({ days: z.array(z.number().int()) }),
    /**
     * Length and loss that a person sets before the first game of a session, and the pause after it; null: not asked
     * for.
     */
    presetSession: z
      .object({
        minutes: z.array(z.number().int()).min(1),
        coolOffMin: z.number().int().min(1),
        /** Version of the pause that follows. */
        terms: TermsVersion,
      })
      .nullable(),
    /** After so many minutes of play, a break of so many; null: none. */
    forcedBreak: z.object({ afterMin: z.number().int().min(1), breakMin: z.number().int().min(1) }).nullable(),
    /** Whether a message says that the statement of a year stands. */
    statement: z.object({ yearMessage: z.boolean() }),
    /** Whether results of the self-test are kept; else it is scored on the device and nothing is sent. */
    selfTest: z.object({ keep: z.boolean() }),
    bars: z.object({ clock: z.boolean(), elapsed: z.boolean(), netPosition: z.boolean(), panic: z.boolean() }),
    game: z.object({
      minCycleMs: z.object({ slot: z.number().int(), other: z.number().int() }),
      autoplay: z.boolean(),
      turbo: z.boolean(),
      multiGame: z.boolean(),
      /** Whether a return of the stake or less is celebrated. */
      ldwCelebration: z.boolean(),
      /** Of a slot round; null: as the game has it. */
      maxStake: Money.nullable(),
    }),
    bonus: z.object({ maxWagering: z.number(), mixedProducts: z.boolean(), welcome: z.boolean(), vip: z.boolean() }),
    withdraw: z.object({ cancelAllowed: z.boolean(), receiptMinutes: z.number() }),
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
    /** When the window begins anew, in the time zone of the site; null for a single bet. */
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
    /** Categories of games the person has closed to themselves. */
    gameTypes: z.array(z.object({ gameType: GameType, until: Instant })),
    /** Minutes between reality checks. */
    realityMinutes: z.number().int(),
  })
  .meta({ id: 'RgLimits' })

export const RgPause = z
  .object({
    /**
     * `BREAK`: after so much play; `SESSION`: one that was set before play is over; `LIMIT`: one is used up, and not
     * even the least stake fits.
     */
    why: z.enum(['BREAK', 'SESSION', 'LIMIT']),
    /** With `LIMIT`: which one. */
    limit: z
      .object({ kind: z.enum(['LOSS', 'WAGER', 'SESSION']), period: z.enum(['DAY', 'WEEK', 'MONTH']) })
      .optional(),
    until: Instant,
    /** Seconds until then, by the clock of the site. */
    leftSec: z.number().int(),
  })
  .meta({ id: 'RgPause' })

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
    /** The session that was set before play and goes on: how much may be lost, and how much of it is left. */
    preset: z.object({ endsAt: Instant, leftSec: z.number().int(), loss: Money, lossLeft: Money }).nullable(),
    /** Play stands still: no bet is taken and no game opens. */
    pause: RgPause.nullable(),
  })
  .meta({ id: 'RgSession' })

export const RgStretch = z
  .object({ startedAt: Instant, /** Of the last bet. */ endedAt: Instant, staked: Money, won: Money, net: SignedMoney })
  .meta({ id: 'RgStretch' })

const common = { principals: players, module: 'RG3' } as const
const Key = { kind: Kind, period: Period }

/** The caller's own account name, typed: what cannot be taken back is not done for the wrong person. */
const account = z.string().min(1).max(64)

const Sums = {
  paidIn: Money,
  paidOut: Money,
  /** Paid in less taken out. */ netPaid: SignedMoney,
  staked: Money,
  won: Money,
  /** Won less staked. */ result: SignedMoney,
}
export const RgMonth = z
  .object({ /** As `2026-11`, of the time zone of the site. */ month: z.string(), ...Sums })
  .meta({ id: 'RgMonth' })

const Result = z.object({
  score: z.number().int().min(0).max(27),
  band: z.enum(['NONE', 'LOW', 'MODERATE', 'HIGH']),
  at: Instant,
})

export default area(
  'limits',
  { entry: 'member' },
  {
    profile: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getProfile',
      summary: 'What the jurisdiction asks of the operator; the same object as in system status.',
      input: z.strictObject({}),
      output: RgProfile,
      errors: [],
    }),
    list: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getLimits',
      summary: 'Limits the person has set, how much of each is used, and the break they may have taken.',
      input: z.strictObject({}),
      output: RgLimits,
      errors: [],
    }),
    submit: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitLimit',
      retry: true,
      summary:
        'Sets a limit: a new or lower one holds at once, a higher one or its removal (`value` null) waits and is confirmed again.',
      input: z.strictObject({
        ...Key,
        value: Amount.nullable(),
        /** What was told beside it: `limits`. */
        terms: ShownTerms.optional(),
      }),
      output: RgLimits,
      errors: ['validation', 'terms_changed'],
    }),
    confirm: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_confirmLimit',
      retry: true,
      summary: 'Puts a higher limit into force once its waiting time is over.',
      input: z.strictObject(Key),
      output: RgLimits,
      errors: ['not_found', 'rg_limit_waiting'],
    }),
    cancel: endpoint({
      ...common,
      method: 'DELETE',
      path: '/wps/relay/RGFE_deletePendingLimit',
      retry: true,
      summary: 'Drops a higher limit that waits; one that is gone stays gone.',
      input: z.strictObject(Key),
      output: RgLimits,
      errors: [],
    }),
    timeout: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitTimeout',
      retry: true,
      summary: 'A break of 24 hours to six weeks; it can be made longer, not shorter.',
      input: z.strictObject({ hours: z.number().int().min(24).max(1008), account }),
      output: RgLimits,
      errors: ['validation'],
    }),
    exclude: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitSelfExclusion',
      retry: true,
      summary: 'No play for six months or more; it cannot be taken back. Withdrawals and records stay open.',
      input: z.strictObject({ months: z.number().int().min(6).max(120), account }),
      output: RgLimits,
      errors: ['validation'],
    }),
    interval: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitRealityCheckInterval',
      retry: true,
      summary: "Minutes between reality checks, one of the profile's options.",
      input: z.strictObject({ minutes: z.number().int().min(1).max(1440) }),
      output: RgLimits,
      errors: ['validation'],
    }),
    session: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getSessionStatus',
      summary: 'How long the person has been playing, and what came of it; counted over all games.',
      input: z.strictObject({}),
      output: RgSession,
      errors: [],
    }),
    acknowledge: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitRealityCheckAck',
      retry: true,
      summary: 'The person has seen the reality check and plays on; where none is due nothing happens.',
      input: z.strictObject({}),
      output: RgSession,
      errors: [],
    }),
    history: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getPlaySessions',
      summary: 'Stretches of play, newest first.',
      input: z.strictObject({ ...pageQuery(10) }),
      output: pageOf('list', RgStretch),
      list: { key: 'list', item: RgStretch },
      errors: [],
    }),
    closeTypes: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitGameTypeExclusion',
      retry: true,
      summary:
        "Closes categories of games to the person for one of the profile's lengths; it can be made longer, not shorter.",
      input: z.strictObject({
        gameTypes: z.array(GameType).min(1).max(9),
        days: z.number().int().min(1).max(3660),
        account,
      }),
      output: RgLimits,
      errors: ['validation', 'function_not_available'],
    }),
    preset: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitPlaySession',
      summary: 'Length and loss of the session that begins now; neither can be changed until it is over.',
      input: z.strictObject({
        minutes: z.number().int().min(1).max(1440),
        loss: Amount,
        /** What was told beside it: `session`. */
        terms: ShownTerms.optional(),
      }),
      output: RgSession,
      errors: ['function_not_available', 'validation', 'terms_changed', 'rg_session_set', 'rg_pause'],
    }),
    statement: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getActivityStatement',
      summary:
        'What the person paid in and took out, staked and won, month by month; the running year where none is asked for.',
      input: z.strictObject({ year: z.coerce.number().int().min(2000).max(9999).optional() }),
      output: z.object({
        year: z.number().int(),
        /** With a statement, newest first. */ years: z.array(z.number().int()),
        currency: z.string(),
        months: z.array(RgMonth),
        total: z.object(Sums),
      }),
      errors: [],
    }),
    selfTest: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getSelfTest',
      summary: 'Results that were kept, newest first; empty where the profile keeps none.',
      input: z.strictObject({}),
      output: z.object({ results: z.array(Result) }),
      errors: [],
    }),
    submitSelfTest: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitSelfTest',
      summary:
        'Scores nine answers, each of 0 (never) to 3 (almost always). The sum is kept where the profile says so, the answers never.',
      input: z.strictObject({ answers: z.array(z.number().int().min(0).max(3)).length(9) }),
      output: z.object({ ...Result.shape, kept: z.boolean() }),
      errors: [],
    }),
  },
)
