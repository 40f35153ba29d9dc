import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { GameType, Instant, Money } from '../shapes.ts'

const players = ['member', 'agent'] as const

export const Requirement = z
  .object({
    id: z.string(),
    source: z.enum(['DEPOSIT', 'BONUS', 'POINTS', 'ADJUSTMENT']),
    /** What asks for it, for instance the number of the deposit. */
    ref: z.string(),
    base: Money,
    multiple: z.number(),
    required: Money,
    done: Money,
    remaining: Money,
    /** Whole, and never 100 before it is met. */
    percent: z.number().int(),
    openedAt: Instant,
    expiresAt: Instant.optional(),
    /** Of a bonus: the largest stake of a round meanwhile. */
    maxBet: Money.optional(),
    /** What of a valid bet counts, by category; 0 is refused while a bonus is open. */
    eligible: z.array(z.object({ gameType: GameType, pct: z.number().int() })),
  })
  .meta({ id: 'Requirement' })

export const TurnoverInfo = z
  .object({
    withdrawable: Money,
    /** Of cash and bonus together. */
    locked: Money,
    /** Of it, the bonus that would go back if it were given up. */
    bonus: Money,
    /** In the order they are met: play counts towards the first, what is over towards the next. */
    requirements: z.array(Requirement),
    reasonCodes: z.array(z.enum(['turnover_open', 'bonus_open'])),
  })
  .meta({ id: 'TurnoverInfo' })

export default area(
  'turnover',
  { entry: 'member' },
  {
    info: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getTurnoverInfo',
      summary: 'What may be withdrawn, and why not the rest.',
      principals: players,
      module: 'COMM3',
      input: z.strictObject({}),
      output: TurnoverInfo,
      errors: [],
    }),
    forfeit: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_forfeitBonus',
      summary:
        'Gives up the open bonus: what it has become goes back to the operator, and nothing more is asked for it.',
      principals: players,
      module: 'COMM3',
      money: true,
      input: z.strictObject({}),
      output: TurnoverInfo,
      errors: ['not_found'],
    }),
  },
)
