import * as z from 'zod'
import { Currency, GameNumber, GameTitle, Money } from './shapes.ts'
import { Instant } from './scalars.ts'

export const Winner = z
  .object({
    customerName: z.string().describe('Account name of the player, masked.'),
    gameName: GameTitle,
    iconUrl: z.string().describe('URL of the image: a path of the site, or an `https` URL on one of its image hosts.'),
    winAmount: Money.describe('Win less stake: the net gain of the round.'),
    multiplier: Money.nullable().describe(
      'Win divided by stake, a decimal string rounded down to two decimals; `null` for a free round.',
    ),
    nodeId: GameNumber,
    at: Instant.describe('When the round was settled.'),
  })
  .meta({ id: 'Winner', description: 'A row of the winner board: a settled round that won more than its stake.' })

export const Rank = z
  .object({
    rank: z.number().int().describe('Rank, from 1; players with equal scores have consecutive ranks.'),
    customerName: z.string().describe('Account name of the player, masked.'),
    score: Money.describe(
      "Score by which the list is ranked: with `turnover` or `win` the sum over the period in the site's " +
        'currency, with `multiplier` the largest multiple of a stake as a decimal string.',
    ),
    rounds: z.number().int().describe('Number of rounds of the player in the period.'),
  })
  .meta({ id: 'Rank', description: 'A row of a leaderboard.' })

export const Jackpot = z
  .object({
    mode: z
      .enum(['pool', 'illustration', 'off'])
      .describe(
        '`pool`: real money from the ledger; `illustration`: an animated figure, which must be labelled as ' +
          'an illustration; `off`: there is no jackpot.',
      ),
    currency: Currency,
    amount: Money.describe('Sum of all pools, or with `illustration` the figure to show.'),
    pools: z
      .array(
        z.object({
          id: z.string().describe('Identifier of the pool.'),
          amount: Money.describe('Current amount of the pool.'),
          hash: z
            .string()
            .optional()
            .describe(
              'Commitment: SHA-256 in hexadecimal of the seed of the next hit, published before the hit. Absent if ' +
                'rounds cannot hit the pool.',
            ),
          onePer: z
            .number()
            .int()
            .optional()
            .describe(
              'Odds: the pool is hit on average once per this many currency units staked. Absent when `hash` is absent.',
            ),
          sharePercent: z.number().optional().describe('Share of each stake that is added to the pool, in per cent.'),
          startsWith: Money.optional().describe('Minimum amount the pool starts with after a hit.'),
        }),
      )
      .describe('Jackpot pools of the ledger; empty in the other modes.'),
    hits: z
      .array(
        z.object({
          id: z.string().describe('Identifier of the hit.'),
          customerName: z
            .string()
            .describe('Account name of the winner, masked; `***` if the winner opted out of being shown.'),
          nodeId: GameNumber,
          gameName: GameTitle,
          amount: Money.describe('Amount won.'),
          at: Instant.describe('When the jackpot was hit.'),
          hash: z.string().describe('SHA-256 of `seed` in hexadecimal, as published before the hit.'),
          seed: z.string().describe('Seed of the draw, published after the hit.'),
          onePer: z
            .number()
            .int()
            .describe('Odds that applied: on average one hit per this many currency units staked.'),
          draw: z
            .string()
            .describe('Input of the draw that the seed was combined with: a text that identifies the round.'),
          stake: Money.describe('Stake of the winning round.'),
        }),
      )
      .optional()
      .describe(
        'Recent hits, newest first. A round hits if n × onePer < stake × 2^48, where n is the first six ' +
          'bytes of HMAC-SHA256(`seed`, `draw`) as a number and the stake is in currency units. Absent in ' +
          'events of the stream.',
      ),
    tick: z
      .object({
        seconds: z.array(z.number().int()).describe('Possible intervals between two increments, in seconds.'),
        min: z.number().int().describe('Smallest increment, in currency units.'),
        max: z.number().int().describe('Largest increment, in currency units.'),
      })
      .optional()
      .describe('How an illustration is animated; absent in the other modes.'),
  })
  .meta({ id: 'Jackpot', description: 'Current state of the jackpot.' })
