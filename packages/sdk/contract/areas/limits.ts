import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { LimitKind, RgProfile } from '../rg-profile.ts'
import { Amount, Currency, GameType, Instant, Money, ShownTerms, SignedMoney, pageOf, pageQuery } from '../shapes.ts'

/** Trial players play for nothing: no limits apply. */
const players = ['member', 'agent'] as const

export const limitPeriods = ['DAY', 'WEEK', 'MONTH', 'BET'] as const
const Period = z.enum(limitPeriods).describe('Window the limit counts in; `BET` with `SINGLE_BET` and nothing else.')

export const RgLimit = z
  .object({
    kind: LimitKind,
    period: Period,
    value: Money.describe('The limit: money, or whole minutes with `SESSION`.'),
    used: Money.describe('What is used of it in the window that runs, in the same unit; a single bet uses nothing up.'),
    left: Money.describe('What is left of it in the window that runs, in the same unit.'),
    resetAt: Instant.nullable().describe(
      'When the window (a day, week or month in the time zone of the site) begins anew; null for a single bet.',
    ),
    pending: z
      .object({
        value: Money.nullable().describe('The limit that waits, in the same unit; null: none.'),
        effectiveAt: Instant.describe('When the waiting time is over.'),
        confirmable: z.boolean().describe('Whether it can be confirmed now.'),
      })
      .optional()
      .describe(
        'A higher limit, or its removal, that waits; until it is confirmed the lower one holds. Absent where nothing waits.',
      ),
  })
  .meta({ id: 'RgLimit', description: 'A limit the person has set, and how much of it is used.' })

export const RgLimits = z
  .object({
    limits: z.array(RgLimit).describe('Limits that are set; empty where there are none.'),
    break: z
      .object({
        kind: z
          .enum(['TIMEOUT', 'EXCLUSION'])
          .describe('`TIMEOUT`: a break of hours to weeks; `EXCLUSION`: no play for months.'),
        until: Instant.describe('When the break ends.'),
      })
      .nullable()
      .describe(
        'Break the person has taken: no bets and no deposits, withdrawals and records stay open. Null where there is none.',
      ),
    gameTypes: z
      .array(z.object({ gameType: GameType, until: Instant.describe('When the category opens again.') }))
      .describe('Categories of games the person has closed to themselves.'),
    realityMinutes: z.number().int().describe('Minutes between reality checks.'),
  })
  .meta({ id: 'RgLimits', description: 'Limits, break and closed categories of the person.' })

export const RgPause = z
  .object({
    why: z
      .enum(['BREAK', 'SESSION', 'LIMIT'])
      .describe(
        '`BREAK`: after so much play; `SESSION`: one that was set before play is over; `LIMIT`: one is used ' +
          'up, and not even the least stake fits.',
      ),
    limit: z
      .object({
        kind: z
          .enum(['LOSS', 'WAGER', 'SESSION'])
          .describe('What the limit counts: losses, stakes, or minutes of play.'),
        period: z.enum(['DAY', 'WEEK', 'MONTH']).describe('Window the limit counts in.'),
      })
      .optional()
      .describe('With `LIMIT`: which one; absent otherwise.'),
    until: Instant.describe('When play may go on.'),
    leftSec: z.number().int().describe('Seconds until then, by the clock of the server.'),
  })
  .meta({ id: 'RgPause', description: 'A time in which play stands still, and why.' })

export const RgSession = z
  .object({
    active: z.boolean().describe('Whether play goes on; else the figures are those of no session.'),
    startedAt: Instant.nullable().describe('When play began; null where it does not go on.'),
    elapsedSec: z.number().int().describe('Length of the session in seconds.'),
    staked: Money.describe('Sum of the stakes.'),
    won: Money.describe('Sum of the wins.'),
    net: SignedMoney.describe('Wins less stakes.'),
    nextCheckAt: Instant.nullable().describe('When the next reality check is due; null where none is.'),
    checkDue: z.boolean().describe('Whether a reality check is due: no bet is taken until it is acknowledged.'),
    preset: z
      .object({
        endsAt: Instant.describe('When the session ends.'),
        leftSec: z.number().int().describe('Seconds until then, by the clock of the server.'),
        loss: Money.describe('How much may be lost.'),
        lossLeft: Money.describe('How much of `loss` is left.'),
      })
      .nullable()
      .describe('The session that was set before play and goes on; null where there is none.'),
    pause: RgPause.nullable().describe(
      'Why play stands still and until when: no bet is taken and no game opens. Null where play may go on.',
    ),
  })
  .meta({ id: 'RgSession', description: 'How long the person has been playing, and what came of it, over all games.' })

export const RgStretch = z
  .object({
    startedAt: Instant.describe('When the first bet was made.'),
    endedAt: Instant.describe('When the last bet was made.'),
    staked: Money.describe('Sum of the stakes.'),
    won: Money.describe('Sum of the wins.'),
    net: SignedMoney.describe('Wins less stakes.'),
  })
  .meta({ id: 'RgStretch', description: 'A stretch of play that has ended.' })

const common = { principals: players, module: 'RG3' } as const
const Key = { kind: LimitKind, period: Period }

const account = z
  .string()
  .min(1)
  .max(64)
  .describe("The caller's own account name, typed: what cannot be taken back is not done for the wrong person.")

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
    .describe('What the sum means: `NONE` for 0, `LOW` to 2, `MODERATE` to 7, `HIGH` from 8.'),
  at: Instant.describe('When the test was taken.'),
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
        value: Amount.nullable().describe(
          'The limit: money, or whole minutes with `SESSION`; null takes the limit away.',
        ),
        terms: ShownTerms.optional().describe(
          'Version of what was told beside it, under `limits`; absent: what holds now is taken.',
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
      input: z.strictObject({
        hours: z.number().int().min(24).max(1008).describe('Length in hours, 24 to 1,008 (six weeks).'),
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
        'No play for six months or more; it cannot be taken back. All sessions end at once; the person may ' +
        'log in again, and withdrawals and records stay open.',
      input: z.strictObject({
        months: z.number().int().min(6).max(120).describe('Length in months, 6 to 120.'),
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
      summary: "Minutes between reality checks, one of the profile's options.",
      input: z.strictObject({
        minutes: z
          .number()
          .int()
          .min(1)
          .max(1440)
          .describe("Minutes between reality checks: one of the profile's options."),
      }),
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
        gameTypes: z.array(GameType).min(1).max(9).describe('Categories to close, 1 to 9.'),
        days: z.number().int().min(1).max(3660).describe("Length in days: one of the profile's lengths."),
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
        minutes: z
          .number()
          .int()
          .min(1)
          .max(1440)
          .describe("Length of the session in minutes: one of the profile's lengths."),
        loss: Amount.describe("How much may be lost, in the person's currency."),
        terms: ShownTerms.optional().describe(
          'Version of what was told beside it, under `session`; absent: what holds now is taken.',
        ),
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
      input: z.strictObject({
        year: z.coerce
          .number()
          .int()
          .min(2000)
          .max(9999)
          .optional()
          .describe('Year of the statement; absent: the running year.'),
      }),
      output: z.object({
        year: z.number().int().describe("Year of the statement, in the site's time zone."),
        years: z.array(z.number().int()).describe('Years with a statement, newest first.'),
        currency: Currency,
        months: z.array(RgMonth).describe('Months of the year, in their order.'),
        total: z.object(Sums).describe('Sums of the year.'),
      }),
      errors: [],
    }),
    selfTest: endpoint({
      ...common,
      method: 'GET',
      path: '/wps/relay/RGFE_getSelfTest',
      summary: 'Results that were kept, newest first; empty where the profile keeps none.',
      input: z.strictObject({}),
      output: z.object({ results: z.array(Result).describe('Results that were kept, newest first.') }),
      errors: [],
    }),
    submitSelfTest: endpoint({
      ...common,
      method: 'POST',
      path: '/wps/relay/RGFE_submitSelfTest',
      summary:
        'Scores nine answers, each of 0 (never) to 3 (almost always). The sum is kept where the profile says so, the answers never.',
      input: z.strictObject({
        answers: z
          .array(z.number().int().min(0).max(3))
          .length(9)
          .describe('Nine answers in the order of the questions, each 0 (never) to 3 (almost always).'),
      }),
      output: z.object({
        ...Result.shape,
        kept: z.boolean().describe('Whether the result was kept; the answers never are.'),
      }),
      errors: [],
    }),
  },
)
