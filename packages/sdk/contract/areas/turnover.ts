import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { GameType, Instant, Money } from '../shapes.ts'

const players = ['member', 'agent'] as const

export const Requirement = z
  .object({
    id: z.string().describe('Identifier of the requirement.'),
    source: z.enum(['DEPOSIT', 'BONUS', 'POINTS', 'ADJUSTMENT']).describe('What opened the requirement.'),
    ref: z.string().describe('What asks for it, for instance the number of the deposit.'),
    base: Money.describe('Amount the requirement is reckoned from.'),
    multiple: z.number().describe('The base has to be played so many times.'),
    required: Money.describe('What has to be played: base times multiple.'),
    done: Money.describe('What was played of it.'),
    remaining: Money.describe('What has still to be played.'),
    percent: z.number().int().describe('Share that is done, in per cent: whole, and never 100 before it is met.'),
    openedAt: Instant.describe('When the requirement was opened.'),
    expiresAt: Instant.optional().describe('When the requirement ends by itself; absent: never.'),
    maxBet: Money.optional().describe(
      'Largest stake of a round while a bonus is open; absent where there is no limit.',
    ),
    eligible: z
      .array(
        z.object({
          gameType: GameType,
          pct: z
            .number()
            .int()
            .describe(
              'Share of a valid bet that counts, in per cent; 0: it does not count, and is refused while a bonus is open.',
            ),
        }),
      )
      .describe('What share of a bet counts, by category.'),
  })
  .meta({ id: 'Requirement', description: 'Play that is asked for before money may be withdrawn.' })

export const TurnoverInfo = z
  .object({
    withdrawable: Money.describe('What may be withdrawn now.'),
    locked: Money.describe('What may not be withdrawn yet, of cash and bonus together.'),
    bonus: Money.describe('Bonus, part of `locked`, that would go back if it were given up.'),
    requirements: z
      .array(Requirement)
      .describe(
        'Open requirements in the order they are met: play counts towards the first, what is over towards the next.',
      ),
    reasonCodes: z
      .array(z.enum(['turnover_open', 'bonus_open']))
      .describe('Why something is locked: play that is asked for, or an open bonus; empty where nothing is.'),
  })
  .meta({ id: 'TurnoverInfo', description: 'What may be withdrawn, and what holds the rest.' })

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
