import * as z from 'zod'
import { Instant, Money } from './shapes.ts'

export const Winner = z
  .object({
    customerName: z.string(),
    gameName: z.string(),
    iconUrl: z.string(),
    /** What exceeded the stake. */ winAmount: Money,
    nodeId: z.number().int(),
    at: Instant,
  })
  .meta({ id: 'Winner' })

export const Rank = z
  .object({
    rank: z.number().int(),
    customerName: z.string(),
    /** Sum of the period, or the largest multiple of a stake. */
    score: Money,
    rounds: z.number().int(),
  })
  .meta({ id: 'Rank' })

export const Jackpot = z
  .object({
    /** `pool` is money of the ledger; `illustration` is a moving picture and must be labelled as one. */
    mode: z.enum(['pool', 'illustration', 'off']),
    currency: z.string(),
    amount: Money,
    /**
     * `hash` (SHA-256) binds the operator to the seed of the next hit; `onePer`: hit once for so many units staked, on
     * the average. `sharePercent` of each stake goes into the pool; it begins again with `startsWith` at least.
     */
    pools: z.array(
      z.object({
        id: z.string(),
        amount: Money,
        hash: z.string().optional(),
        onePer: z.number().int().optional(),
        sharePercent: z.number().optional(),
        startsWith: Money.optional(),
      }),
    ),
    /**
     * The last hits, the latest first. A round hits where the first six bytes of HMAC-SHA256(`seed`, `draw`), as a
     * number n, give n × onePer < stake × 2^48 (stake in units); the event of the stream leaves them out.
     * `customerName` is `***` where the winner wants not to be shown.
     */
    hits: z
      .array(
        z.object({
          id: z.string(),
          customerName: z.string(),
          nodeId: z.number().int(),
          gameName: z.string(),
          amount: Money,
          at: Instant,
          hash: z.string(),
          seed: z.string(),
          onePer: z.number().int(),
          draw: z.string(),
          stake: Money,
        }),
      )
      .optional(),
    /** How an illustration moves: every so many seconds, by so much. */
    tick: z.object({ seconds: z.array(z.number().int()), min: z.number().int(), max: z.number().int() }).optional(),
  })
  .meta({ id: 'Jackpot' })
