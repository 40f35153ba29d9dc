import * as z from 'zod'
import { Money, TermsVersion } from './shapes.ts'

export const limitKinds = ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION', 'SINGLE_BET'] as const
export const LimitKind = z
  .enum(limitKinds)
  .describe(
    'What the limit applies to: deposits, losses, stakes, minutes of play (`SESSION`) or the stake of ' +
      'one round (`SINGLE_BET`).',
  )

export const RgProfile = z
  .object({
    code: z
      .enum(['SANDBOX', 'UKGC', 'MGA', 'ON', 'ES', 'DE', 'BR'])
      .describe('Jurisdiction of the rules; `SANDBOX` has few requirements.'),
    minAge: z.number().int().describe('Minimum age of a player, in years.'),
    demo: z
      .enum(['none', 'declared', 'verified'])
      .describe(
        'Age check required before a trial account: `none`: no check; `declared`: the person confirms the ' +
          'age; `verified`: the age is verified.',
      ),
    limits: z
      .object({
        kinds: z.array(LimitKind).describe('Kinds of limits that a player can set.'),
        prompt: z.boolean().describe('Whether players are asked for a deposit limit before their first deposit.'),
        increaseDelayH: z
          .number()
          .int()
          .describe('Waiting time in hours before a higher limit, or the removal of one, can be confirmed.'),
        grossOnly: z.boolean().describe('Whether deposit limits count gross deposits, without deducting withdrawals.'),
        terms: TermsVersion.describe('Version of the terms about the waiting time of a higher limit.'),
      })
      .describe('Rules for limits that players set themselves.'),
    realityCheck: z
      .object({
        defaultMin: z.number().int().describe('Default interval between reality checks, in minutes.'),
        options: z.array(z.number().int()).describe('Intervals that a player can choose from, in minutes.'),
        blocking: z.boolean().describe('Whether bets are refused until a due check is acknowledged.'),
      })
      .describe('Rules for reality checks.'),
    gameTypeExclusion: z
      .object({
        days: z.array(z.number().int()).describe('Durations to choose from, in days; empty if this is not offered.'),
      })
      .describe('Rules for self-exclusion from categories of games.'),
    presetSession: z
      .object({
        minutes: z.array(z.number().int()).min(1).describe('Session lengths to choose from, in minutes.'),
        coolOffMin: z.number().int().min(1).describe('Length of the pause after the session, in minutes.'),
        terms: TermsVersion.describe('Version of the terms about the pause after a session.'),
      })
      .nullable()
      .describe(
        'Time and loss limit that a player must set before the first game of a session, and the pause that ' +
          'follows; null if not required.',
      ),
    forcedBreak: z
      .object({
        afterMin: z.number().int().min(1).describe('Minutes of continuous play after which the break begins.'),
        breakMin: z.number().int().min(1).describe('Length of the break, in minutes.'),
      })
      .nullable()
      .describe('Forced break after long play; null if there is none.'),
    statement: z
      .object({
        yearMessage: z.boolean().describe('Whether players are notified when the statement of a year is available.'),
      })
      .describe('Rules for activity statements.'),
    selfTest: z
      .object({
        keep: z
          .boolean()
          .describe('Whether results are stored; if false, the test is scored on the device and nothing is sent.'),
      })
      .describe('Rules for the self-assessment test.'),
    bars: z
      .object({
        clock: z.boolean().describe('Whether the time of day is shown.'),
        elapsed: z.boolean().describe('Whether the elapsed time of play is shown.'),
        netPosition: z.boolean().describe('Whether the net position of the session (wins less stakes) is shown.'),
        panic: z.boolean().describe('Whether there is a panic button that starts a break at once.'),
      })
      .describe('What the game page must show.'),
    game: z
      .object({
        minCycleMs: z
          .object({
            slot: z.number().int().describe('Minimum duration of a slot round, in milliseconds; 0: no minimum.'),
            other: z.number().int().describe('Minimum duration of any other round, in milliseconds; 0: no minimum.'),
          })
          .describe('Minimum duration of a round, in milliseconds.'),
        autoplay: z.boolean().describe('Whether autoplay is allowed.'),
        turbo: z.boolean().describe('Whether turbo play (shortened rounds) is allowed.'),
        multiGame: z.boolean().describe('Whether several games may be open at the same time.'),
        ldwCelebration: z
          .boolean()
          .describe('Whether a win that does not exceed the stake (a loss disguised as a win) may be celebrated.'),
        maxStake: Money.nullable().describe('Maximum stake of a slot round; null: only the limit of the game applies.'),
      })
      .describe('Rules for games.'),
    bonus: z
      .object({
        maxWagering: z.number().describe('Maximum wagering multiple of a bonus.'),
        mixedProducts: z.boolean().describe('Whether play outside of slots may count towards the wagering of a bonus.'),
        welcome: z.boolean().describe('Whether a welcome bonus is allowed.'),
        vip: z.boolean().describe('Whether loyalty (VIP) bonuses are allowed.'),
      })
      .describe('Rules for bonuses.'),
    withdraw: z
      .object({
        cancelAllowed: z.boolean().describe('Whether a withdrawal request can be cancelled before it is approved.'),
        receiptMinutes: z
          .number()
          .describe('Minutes after which receipt is confirmed automatically if the person does not answer.'),
      })
      .describe('Rules for withdrawals.'),
    history: z
      .object({ onlineDays: z.number().int().describe('Number of days for which records are available online.') })
      .describe('Rules for records.'),
    jackpotTicker: z
      .enum(['real', 'decorative'])
      .describe(
        '`real`: only a jackpot backed by the ledger may be shown; `decorative`: an illustration may be shown too.',
      ),
  })
  .meta({
    id: 'RgProfile',
    description: 'Responsible-gaming rules of a jurisdiction. The site and the gateway apply the same object.',
  })
