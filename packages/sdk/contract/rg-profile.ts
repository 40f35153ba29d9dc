import * as z from 'zod'
import { Money, TermsVersion } from './shapes.ts'

export const limitKinds = ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION', 'SINGLE_BET'] as const
export const LimitKind = z
  .enum(limitKinds)
  .describe(
    'What is limited: deposits, losses, stakes, minutes of play (`SESSION`) or the stake of one round (`SINGLE_BET`).',
  )

export const RgProfile = z
  .object({
    code: z
      .enum(['SANDBOX', 'UKGC', 'MGA', 'ON', 'ES', 'DE', 'BR'])
      .describe("Jurisdiction whose rules these are; the sandbox's own asks for little."),
    minAge: z.number().int().describe('Least age of a player, in years.'),
    demo: z
      .enum(['none', 'declared', 'verified'])
      .describe(
        'How well an age must be known before a trial: `none`: not at all; `declared`: the person says so; `verified`: by a check.',
      ),
    limits: z
      .object({
        kinds: z.array(LimitKind).describe('Kinds of limit a person can set.'),
        prompt: z.boolean().describe('Whether a person is asked to set limits.'),
        increaseDelayH: z
          .number()
          .int()
          .describe('Hours a higher limit, or the removal of one, waits before it can be confirmed.'),
        grossOnly: z.boolean().describe('Whether deposits count in full, withdrawals not set against them.'),
        terms: TermsVersion.describe('Version of how long a higher limit waits.'),
      })
      .describe('What holds for limits that people set themselves.'),
    realityCheck: z
      .object({
        defaultMin: z.number().int().describe('Minutes between reality checks where a person has set none.'),
        options: z.array(z.number().int()).describe('Minutes a person can choose from.'),
        blocking: z.boolean().describe('Whether no bet is taken until a check is acknowledged.'),
      })
      .describe('What holds for reality checks.'),
    gameTypeExclusion: z
      .object({
        days: z.array(z.number().int()).describe('Lengths to choose from, in days; empty: it is not offered.'),
      })
      .describe('What holds for closing categories of games to oneself.'),
    presetSession: z
      .object({
        minutes: z.array(z.number().int()).min(1).describe('Lengths to choose from, in minutes.'),
        coolOffMin: z.number().int().min(1).describe('Pause after the session, in minutes.'),
        terms: TermsVersion.describe('Version of the pause that follows.'),
      })
      .nullable()
      .describe(
        'Length and loss that a person sets before the first game of a session, and the pause after it; null: not asked for.',
      ),
    forcedBreak: z
      .object({
        afterMin: z.number().int().min(1).describe('Minutes of play after which the break begins.'),
        breakMin: z.number().int().min(1).describe('Length of the break in minutes.'),
      })
      .nullable()
      .describe('Break that follows after long play; null: none.'),
    statement: z
      .object({ yearMessage: z.boolean().describe('Whether a message says that the statement of a year stands.') })
      .describe('What holds for statements of activity.'),
    selfTest: z
      .object({
        keep: z
          .boolean()
          .describe('Whether results are kept; else the test is scored on the device and nothing is sent.'),
      })
      .describe('What holds for the self-test.'),
    bars: z
      .object({
        clock: z.boolean().describe('Whether it shows the time.'),
        elapsed: z.boolean().describe('Whether it shows how long the person has been playing.'),
        netPosition: z.boolean().describe('Whether it shows wins less stakes of the session.'),
        panic: z.boolean().describe('Whether it has a button that begins a break at once.'),
      })
      .describe('What a screen with a game on it shows.'),
    game: z
      .object({
        minCycleMs: z
          .object({
            slot: z.number().int().describe('Least time of a slot round, in milliseconds; 0: none.'),
            other: z.number().int().describe('Least time of any other round, in milliseconds; 0: none.'),
          })
          .describe('Least time of a round, in milliseconds.'),
        autoplay: z.boolean().describe('Whether rounds may play by themselves.'),
        turbo: z.boolean().describe('Whether rounds may be shortened.'),
        multiGame: z.boolean().describe('Whether several games may be open at once.'),
        ldwCelebration: z.boolean().describe('Whether a return of the stake or less is celebrated.'),
        maxStake: Money.nullable().describe('Largest stake of a slot round; null: as the game has it.'),
      })
      .describe('What holds for games.'),
    bonus: z
      .object({
        maxWagering: z.number().describe('A bonus may have to be played so many times at most.'),
        mixedProducts: z.boolean().describe('Whether play in other categories than slots counts towards a bonus.'),
        welcome: z.boolean().describe('Whether there may be a welcome bonus.'),
        vip: z.boolean().describe('Whether there may be bonuses for loyalty.'),
      })
      .describe('What holds for bonuses.'),
    withdraw: z
      .object({
        cancelAllowed: z.boolean().describe('Whether a request may be taken back before it is approved.'),
        receiptMinutes: z
          .number()
          .describe('Minutes after which silence of the person counts as receipt of the money.'),
      })
      .describe('What holds for withdrawals.'),
    history: z
      .object({ onlineDays: z.number().int().describe('Days that records stand online.') })
      .describe('What holds for records.'),
    jackpotTicker: z
      .enum(['real', 'decorative'])
      .describe(
        '`real`: a jackpot may be shown only where it is money of the ledger; `decorative`: an illustration may be shown too.',
      ),
  })
  .meta({
    id: 'RgProfile',
    description: 'What a jurisdiction asks of the operator; site and gateway obey the same object.',
  })
