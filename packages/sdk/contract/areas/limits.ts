import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { LimitKind, RgProfile } from '../rg-profile.ts'
import { Amount, Currency, GameType, Money, ShownTerms, SignedMoney, pageOf, pageQuery } from '../shapes.ts'
import { Instant, whole, years } from '../scalars.ts'

/** Trial players have no limits: they play with play money that cannot be withdrawn. */
const players = ['member', 'agent'] as const

export const limitPeriods = ['DAY', 'WEEK', 'MONTH', 'BET'] as const
const Period = z.enum(limitPeriods).describe('Period of the limit; `BET` only, and always, with `SINGLE_BET`.')

export const RgLimit = z
  .object({
    kind: LimitKind,
    period: Period,
    value: Money.describe('Value of the limit: an amount of money, or whole minutes with `SESSION`.'),
    used: Money.describe('Used part in the current period, in the same unit; always zero for a single bet.'),
    left: Money.describe('Remaining part in the current period, in the same unit.'),
    resetAt: Instant.nullable().describe(
      "When the period (a day, week or month in the site's time zone) ends and the limit is reset; null " +
        'for a single bet.',
    ),
    pending: z
      .object({
        value: Money.nullable().describe('The pending value, in the same unit; null: removal of the limit.'),
        effectiveAt: Instant.describe('End of the waiting time.'),
        confirmable: z.boolean().describe('Whether the change can be confirmed now.'),
      })
      .optional()
      .describe(
        'A pending increase or removal of the limit; until it is confirmed, the current limit applies. ' +
          'Absent if there is none.',
      ),
  })
  .meta({ id: 'RgLimit', description: 'A limit set by the person, with its usage.' })

export const RgClosedTypes = z.array(
  z.object({ gameType: GameType, until: Instant.describe('When the exclusion of the category ends.') }),
)

export const RgLimits = z
  .object({
    limits: z.array(RgLimit).describe('Limits that are set; empty if there are none.'),
    break: z
      .object({
        kind: z
          .enum(['TIMEOUT', 'EXCLUSION'])
          .describe(
            '`TIMEOUT`: a break of 24 hours to six weeks; `EXCLUSION`: a self-exclusion of at least six months.',
          ),
        until: Instant.describe('When the break ends.'),
      })
      .nullable()
      .describe(
        'Active break: bets and deposits are refused, withdrawals and records stay available. Null if there is none.',
      ),
    gameTypes: RgClosedTypes.describe('Categories of games from which the person is excluded.'),
    realityMinutes: z.number().int().describe('Interval between reality checks, in minutes.'),
  })
  .meta({ id: 'RgLimits', description: 'Limits, break and excluded categories of the person.' })

export const RgPause = z
  .object({
    why: z
      .enum(['BREAK', 'SESSION', 'LIMIT', 'TIMEOUT'])
      .describe(
        '`BREAK`: forced break after long play; `SESSION`: the preset session is over; `LIMIT`: a limit is ' +
          'exhausted, so that not even the minimum stake is possible; `TIMEOUT`: a time-out that ' +
          'the person started, with the event alone.',
      ),
    limit: z
      .object({
        kind: z.enum(['LOSS', 'WAGER', 'SESSION']).describe('Kind of the limit: losses, stakes or minutes of play.'),
        period: z.enum(['DAY', 'WEEK', 'MONTH']).describe('Period of the limit.'),
      })
      .optional()
      .describe('The exhausted limit, with `LIMIT`; absent otherwise.'),
    until: Instant.describe('When play may continue.'),
    leftSec: z.number().int().describe('Seconds until then, by the clock of the server.'),
  })
  .meta({ id: 'RgPause', description: 'A pause of play with its reason.' })

export const RgSession = z
  .object({
    active: z.boolean().describe('Whether there is a current session; if false, the figures of play are zero.'),
    startedAt: Instant.nullable().describe('When the session began; null if there is no current session.'),
    elapsedSec: z.number().int().describe('Length of the session so far, in seconds.'),
    staked: Money.describe('Sum of the stakes.'),
    won: Money.describe('Sum of the wins.'),
    net: SignedMoney.describe('Wins less stakes.'),
    nextCheckAt: Instant.nullable().describe('When the next reality check is due; null if none is scheduled.'),
    checkDue: z.boolean().describe('Whether a reality check is due; bets are refused until it is acknowledged.'),
    preset: z
      .object({
        endsAt: Instant.describe('When the session expires.'),
        leftSec: z.number().int().describe('Seconds until then, by the clock of the server.'),
        loss: Money.describe('Loss limit of the session.'),
        lossLeft: Money.describe('Remaining part of `loss`.'),
      })
      .nullable()
      .describe('The current preset session; null if there is none.'),
    pause: RgPause.nullable().describe(
      'Current pause, during which bets and launches are refused; null if there is none.',
    ),
  })
  .meta({ id: 'RgSession', description: 'Duration and result of the current session of play, over all games.' })

export const RgStretch = z
  .object({
    startedAt: Instant.describe('When the first bet was made.'),
    endedAt: Instant.describe('When the last bet was made.'),
    staked: Money.describe('Sum of the stakes.'),
    won: Money.describe('Sum of the wins.'),
    net: SignedMoney.describe('Wins less stakes.'),
  })
  .meta({ id: 'RgStretch', description: 'A past session of play.' })

const common = { principals: players, module: 'RG3' } as const
const Key = { kind: LimitKind, period: Period }

const account = z
  .string()
  .min(1)
  .max(64)
  .describe("The caller's own account name, typed as a confirmation of this irreversible action.")

const Sums = {
  paidIn: Money.describe('Sum of the deposits.'),
  paidOut: Money.describe('Sum of the withdrawals.'),
  netPaid: SignedMoney.describe('Deposits less withdrawals.'),
  staked: Money.describe('Sum of the stakes.'),
  won: Money.describe('Sum of the wins.'),
  result: SignedMoney.describe('Wins less stakes.'),
}
export const RgMonth = z
  .object({ month: z.string().describe("Month as `YYYY-MM`, in the site's time zone."), ...Sums })
  .meta({ id: 'RgMonth', description: 'Sums of a month.' })

const Result = z.object({
  score: z.number().int().min(0).max(27).describe('Sum of the nine answers, 0 to 27.'),
  band: z
    .enum(['NONE', 'LOW', 'MODERATE', 'HIGH'])
    .describe('Risk level: `NONE` for a score of 0, `LOW` for 1 and 2, `MODERATE` for 3 to 7, `HIGH` from 8.'),
  at: Instant.describe('When the test was taken.'),
})

export default area(
  'limits',
  { entry: 'member', about: 'Limits, breaks and exclusions that a person sets.' },
  {
    profile: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getProfile',
      summary:
        'Returns the responsible-gaming rules of the jurisdiction; the same object as `rgProfile` of `system.status`.',
      input: z.strictObject({}),
      output: RgProfile,
      errors: [],
    }),
    list: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getLimits',
      summary: 'Returns the limits of the person with their usage, the active break and the excluded categories.',
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
        'Sets a limit. A new or lower limit takes effect at once; an increase or removal (`value` null) must ' +
        'be confirmed after a waiting time.',
      input: z.strictObject({
        ...Key,
        value: Amount.nullable().describe(
          'Value of the limit: an amount of money, or whole minutes with `SESSION`; null removes the limit.',
        ),
        terms: ShownTerms.optional().describe(
          'Version of the terms that were shown, under the name `limits`; absent: the current terms apply.',
        ),
      }),
      output: RgLimits,
      errors: ['validation', 'terms_changed'],
    }),
    confirm: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_confirmLimit',
      retry: true,
      summary: 'Confirms a pending increase or removal of a limit after its waiting time.',
      input: z.strictObject(Key),
      output: RgLimits,
      errors: ['not_found', 'rg_limit_waiting'],
    }),
    cancel: endpoint({
      ...common,
      method: 'DELETE',
      path: '/wps/relay/RGFE_deletePendingLimit',
      retry: true,
      summary: 'Cancels a pending increase or removal of a limit. Repeating it has no effect.',
      input: z.strictObject(Key),
      output: RgLimits,
      errors: [],
    }),
    timeout: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitTimeout',
      retry: true,
      summary: 'Starts a break of 24 hours to six weeks. It can be extended but not shortened.',
      input: z.strictObject({
        hours: z.number().int().min(24).max(1008).describe('Length in hours, from 24 to 1,008 (six weeks).'),
        account,
      }),
      output: RgLimits,
      errors: ['validation'],
    }),
    exclude: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitSelfExclusion',
      retry: true,
      summary:
        'Starts an irrevocable self-exclusion of at least six months. All sessions end at once. The person ' +
        'can log in again; withdrawals and records stay available.',
      input: z.strictObject({
        months: z.number().int().min(6).max(120).describe('Length in months, from 6 to 120.'),
        account,
      }),
      output: RgLimits,
      errors: ['validation'],
    }),
    interval: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitRealityCheckInterval',
      retry: true,
      summary: "Sets the interval between reality checks to one of the profile's options.",
      input: z.strictObject({
        minutes: z.number().int().min(1).max(1440).describe("Interval in minutes, one of the profile's options."),
      }),
      output: RgLimits,
      errors: ['validation'],
    }),
    session: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getSessionStatus',
      summary: 'Returns the duration and result of the current session of play, over all games.',
      input: z.strictObject({}),
      output: RgSession,
      errors: [],
    }),
    acknowledge: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitRealityCheckAck',
      retry: true,
      summary: 'Acknowledges a reality check. If none is due, it has no effect.',
      input: z.strictObject({}),
      output: RgSession,
      errors: [],
    }),
    history: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getPlaySessions',
      summary: 'Returns the past sessions of play, newest first.',
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
        "Excludes the person from categories of games for one of the profile's durations. It can be extended " +
        'but not shortened.',
      input: z.strictObject({
        gameTypes: z.array(GameType).min(1).max(9).describe('Categories to exclude, 1 to 9.'),
        days: z.number().int().min(1).max(3660).describe("Length in days, one of the profile's durations."),
        account,
      }),
      output: RgLimits,
      errors: ['validation', 'function_not_available'],
    }),
    preset: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitPlaySession',
      summary: 'Starts a preset session with a time and a loss limit, neither of which can be changed until it ends.',
      input: z.strictObject({
        minutes: z
          .number()
          .int()
          .min(1)
          .max(1440)
          .describe("Length of the session in minutes, one of the profile's options."),
        loss: Amount.describe("Loss limit, in the person's currency."),
        terms: ShownTerms.optional().describe(
          'Version of the terms that were shown, under the name `session`; absent: the current terms apply.',
        ),
      }),
      output: RgSession,
      errors: ['function_not_available', 'validation', 'terms_changed', 'rg_session_set', 'rg_pause'],
    }),
    statement: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getActivityStatement',
      summary: 'Returns the activity statement of a year: deposits, withdrawals, stakes and wins by month.',
      input: z.strictObject({
        year: whole(years.first, years.last).optional().describe('Year of the statement; absent: the current year.'),
      }),
      output: z.object({
        year: z.number().int().describe("Year of the statement, in the site's time zone."),
        years: z.array(z.number().int()).describe('Years with a statement, newest first.'),
        currency: Currency,
        months: z.array(RgMonth).describe('Months of the year in chronological order.'),
        total: z.object(Sums).describe('Sums of the year.'),
      }),
      errors: [],
    }),
    selfTest: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getSelfTest',
      summary:
        'Returns the stored results of the self-assessment test, newest first; empty if the profile does not ' +
        'store results.',
      input: z.strictObject({}),
      output: z.object({ results: z.array(Result).describe('Stored results, newest first.') }),
      errors: [],
    }),
    submitSelfTest: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitSelfTest',
      summary:
        'Scores the nine answers of the self-assessment test. The score is stored if the profile says so; ' +
        'the answers are never stored.',
      input: z.strictObject({
        answers: z
          .array(z.number().int().min(0).max(3))
          .length(9)
          .describe('Nine answers in the order of the questions, each from 0 (never) to 3 (almost always).'),
      }),
      output: z.object({
        ...Result.shape,
        kept: z.boolean().describe('Whether the result was stored; the answers never are.'),
      }),
      errors: [],
    }),
  },
)
