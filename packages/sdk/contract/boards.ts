import * as z from 'zod'
import { Currency, GameNumber, GameTitle, Instant, Money } from './shapes.ts'

export const Winner = z
  .object({
    customerName: z.string().describe('Account name of the player, masked.'),
    gameName: GameTitle,
    iconUrl: z
      .string()
      .describe('Address of the picture: a path of the site, or an `https` address at one of its image hosts.'),
    winAmount: Money.describe('What the win exceeded the stake by.'),
    nodeId: GameNumber,
    at: Instant.describe('When the round was settled.'),
  })
  .meta({ id: 'Winner', description: 'A win on the board: a settled round that brought more than its stake.' })

export const Rank = z
  .object({
    rank: z.number().int().describe('Place on the list, from 1; players with equal scores follow each other.'),
    customerName: z.string().describe('Account name of the player, masked.'),
    score: Money.describe(
      "By turnover or wins, the sum of the period in the site's currency; by multiplier, the largest multiple of a stake, as a decimal.",
    ),
    rounds: z.number().int().describe('Rounds of the player in the period.'),
  })
  .meta({ id: 'Rank', description: 'A place on a list of players.' })

export const Jackpot = z
  .object({
    mode: z
      .enum(['pool', 'illustration', 'off'])
      .describe(
        '`pool`: money of the ledger; `illustration`: a moving picture, which must be labelled as one; `off`: there is no jackpot.',
      ),
    currency: Currency,
    amount: Money.describe('All pools together, or the figure the illustration shows.'),
    pools: z
      .array(
        z.object({
          id: z.string().describe('Identifier of the pool.'),
          amount: Money.describe('What is in the pool now.'),
          hash: z
            .string()
            .optional()
            .describe(
              'SHA-256 in hexadecimal of the seed of the next hit: published before, it binds the operator to the ' +
                'seed. Absent where the pool is not hit by rounds.',
            ),
          onePer: z
            .number()
            .int()
            .optional()
            .describe('The pool is hit once for so many units staked, on the average. Absent with `hash`.'),
          sharePercent: z.number().optional().describe('Share of each stake, in per cent, that goes into the pool.'),
          startsWith: Money.optional().describe('What the pool begins with at least after a hit.'),
        }),
      )
      .describe('Pools of the ledger; empty with any other mode.'),
    hits: z
      .array(
        z.object({
          id: z.string().describe('Identifier of the hit.'),
          customerName: z
            .string()
            .describe('Account name of the winner, masked; `***` where the winner does not want to be shown.'),
          nodeId: GameNumber,
          gameName: GameTitle,
          amount: Money.describe('What was won.'),
          at: Instant.describe('When the round hit.'),
          hash: z.string().describe('SHA-256 of `seed` in hexadecimal, as it was published before the hit.'),
          seed: z.string().describe('Seed the hit was drawn with, told after the hit.'),
          onePer: z.number().int().describe('The pool was hit once for so many units staked, on the average.'),
          draw: z.string().describe('What the seed was combined with: text that names the round.'),
          stake: Money.describe('Stake of the round that hit.'),
        }),
      )
      .optional()
      .describe(
        'The last hits, the latest first. A round hits where the first six bytes of HMAC-SHA256(`seed`, ' +
          '`draw`), as a number n, give n × onePer < stake × 2^48 (stake in units). Left out of events of the ' +
          'stream.',
      ),
    tick: z
      .object({
        seconds: z.array(z.number().int()).describe('Pauses between two moves, in seconds, to choose from.'),
        min: z.number().int().describe('Least growth of one move, in units of the currency.'),
        max: z.number().int().describe('Largest growth of one move, in units of the currency.'),
      })
      .optional()
      .describe('How an illustration moves; absent with any other mode.'),
  })
  .meta({ id: 'Jackpot', description: 'The jackpot as it stands.' })
