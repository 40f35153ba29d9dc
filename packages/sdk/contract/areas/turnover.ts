import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { GameType, Money } from '../shapes.ts'
import { Instant } from '../scalars.ts'

const players = ['member', 'agent'] as const

export const Requirement = z
  .object({
    id: z.string().describe('Identifier of the requirement.'),
    source: z.enum(['DEPOSIT', 'BONUS', 'POINTS', 'ADJUSTMENT']).describe('What created the requirement.'),
    ref: z.string().describe('Reference to the source, for instance the number of the deposit.'),
    base: Money.describe('Amount the requirement is computed from.'),
    multiple: z.number().describe('Wagering multiple of the base.'),
    required: Money.describe('Required turnover: base times multiple.'),
    done: Money.describe('Turnover so far.'),
    remaining: Money.describe('Remaining turnover.'),
    percent: z.number().int().describe('Progress in per cent: a whole number, 100 only once the requirement is met.'),
    openedAt: Instant.describe('When the requirement was created.'),
    expiresAt: Instant.optional().describe('When the requirement expires; absent: never.'),
    maxBet: Money.optional().describe('Maximum stake of a round while the bonus is open; absent if there is no limit.'),
    eligible: z
      .array(
        z.object({
          gameType: GameType,
          pct: z
            .number()
            .int()
            .describe(
              'Share of a valid bet that counts, in per cent; 0: it does not count, and such bets are refused ' +
                'while a bonus is open.',
            ),
        }),
      )
      .describe('Contribution of bets by category of games.'),
  })
  .meta({
    id: 'Requirement',
    description: 'A turnover (wagering) requirement that must be met before money can be withdrawn.',
  })

export const TurnoverInfo = z
  .object({
    withdrawable: Money.describe('Amount that can be withdrawn now.'),
    locked: Money.describe('Amount of cash and bonus that cannot be withdrawn yet.'),
    bonus: Money.describe('Bonus money, included in `locked`, that is lost if the bonus is forfeited.'),
    requirements: z
      .array(Requirement)
      .describe(
        'Open requirements in the order they are met: turnover counts towards the first, the excess towards the next.',
      ),
    reasonCodes: z
      .array(z.enum(['turnover_open', 'bonus_open']))
      .describe('Why money is locked: an open turnover requirement or an open bonus; empty if nothing is locked.'),
  })
  .meta({ id: 'TurnoverInfo', description: 'The withdrawable amount and the requirements that lock the rest.' })

/** Identifier of a bonus in an input that gives it up. */
export const ShownBonus = z.string().regex(/^\d{1,15}$/)

export default area(
  'turnover',
  { entry: 'member', about: 'Play that is required before money can be withdrawn.' },
  {
    info: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getTurnoverInfo',
      summary: 'Returns the withdrawable amount and the open turnover requirements.',
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
        'Forfeits the open bonus: its remaining money returns to the operator and its requirement is closed. A bonus ' +
        'that has ended meanwhile makes way for the next, so the call names the one that the person was shown.',
      principals: players,
      module: 'COMM3',
      money: true,
      input: z.strictObject({
        bonusId: ShownBonus.optional().describe(
          'Identifier of the bonus that was shown: the `id` of its requirement. If another one is open, none is ' +
            'forfeited, and the call is refused with `reward_closed`. Absent: whichever is open.',
        ),
      }),
      output: TurnoverInfo,
      errors: ['not_found', 'reward_closed'],
    }),
  },
)
