import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Currency, GameNumber, GameTitle, GameType, Money, SignedMoney, VendorCode, VendorName } from '../shapes.ts'
import { after, next, pageSize } from '../team-shapes.ts'
import { RewardSource } from './rewards.ts'
import { Instant } from '../scalars.ts'

const owners = ['member', 'agent'] as const

export const bonusStates = ['WAITING', 'ACTIVE', 'RELEASED', 'CLEARED', 'FORFEITED', 'EXPIRED', 'CANCELLED'] as const

export const Bonus = z
  .object({
    bonusId: z.string().describe('Identifier of the bonus.'),
    rewardId: z.string().nullable().describe('The reward that it is; null: it came with a deposit.'),
    source: RewardSource,
    title: z.string().nullable().describe('Title in the requested language; null: the source names it.'),
    amount: Money.describe('What was given.'),
    left: Money.describe('Bonus money that is left of it; nothing before it is active, or once it has ended.'),
    multiple: z.number().describe('Wagering multiple.'),
    base: Money.describe('Amount the multiple applies to.'),
    required: Money.describe('Required turnover: base times multiple.'),
    done: Money.describe('Turnover so far.'),
    percent: z.number().int().describe('Progress in per cent: a whole number, 100 only once the turnover is met.'),
    maxBet: Money.nullable().describe('Maximum stake of a round while it is active; null: no limit.'),
    maxRelease: Money.nullable().describe('What can become cash at most; null: all of it.'),
    eligible: z
      .array(
        z.object({
          gameType: GameType,
          pct: z.number().int().describe('Share of a valid bet that counts, in per cent.'),
        }),
      )
      .describe('Contribution of bets by category of games.'),
    state: z
      .enum(bonusStates)
      .describe(
        '`WAITING` for the bonuses before it; `ACTIVE`: it is played; `RELEASED`: its turnover was met, and what was ' +
          'left became cash; `CLEARED`: nothing was left to play with; `FORFEITED` by the person; `EXPIRED`: its ' +
          'time was over; `CANCELLED` by an operator.',
      ),
    takenAt: Instant.describe('When the person took it.'),
    expiresAt: Instant.nullable().describe('Until when its turnover can be met; null: always, or it is not active.'),
    endedAt: Instant.nullable().describe('When it ended; null: it has not.'),
    released: Money.describe('What became cash.'),
  })
  .meta({ id: 'Bonus', description: 'Bonus money with the turnover that makes it cash.' })

export const BonusBet = z
  .object({
    countId: z.string().describe('Identifier of the count; higher is newer.'),
    betNo: z.string().nullable().describe('Number of the round in the ledger; null: a vendor reported a sum of play.'),
    vassalage: VendorCode,
    vendorName: VendorName,
    gameType: GameType.nullable().describe('Category of the game; null: a vendor reported a sum of play.'),
    nodeId: GameNumber.nullable().describe('Game; null: a vendor reported a sum of play.'),
    gameName: GameTitle.nullable().describe('Title of the game; null: a vendor reported a sum of play.'),
    validBet: Money.nullable().describe('Valid bet of the round; null: a vendor reported a sum of play.'),
    counted: SignedMoney.describe('What it added to the turnover of the bonus; negative where it was taken back.'),
    at: Instant.describe('When it was counted.'),
  })
  .meta({ id: 'BonusBet', description: 'A bet that was counted for a bonus.' })

export default area(
  'bonuses',
  { entry: 'member', about: 'Bonuses that are played, wait or have ended.' },
  {
    open: endpoint({
      method: 'GET',
      path: '/wps/relay/PROMOFE_getWageringProgress',
      summary: 'Returns active and waiting bonuses, in the order of their wagering.',
      principals: owners,
      module: 'COMM3',
      input: z.strictObject({}),
      output: z.object({ currency: Currency, list: z.array(Bonus).describe('Open bonuses.') }),
      errors: ['real_account_required'],
    }),
    history: endpoint({
      method: 'GET',
      path: '/wps/relay/PROMOFE_getBonusHistory',
      summary: 'Returns ended bonuses, newest first.',
      principals: owners,
      module: 'COMM3',
      input: z.strictObject({ after, pageSize }),
      output: z.object({ currency: Currency, list: z.array(Bonus).describe('Rows of the page.'), next }),
      errors: ['real_account_required'],
    }),
    bets: endpoint({
      method: 'GET',
      path: '/wps/relay/PROMOFE_getBonusBets',
      summary: 'Returns the bets counted towards a bonus, newest first.',
      principals: owners,
      module: 'COMM3',
      input: z.strictObject({
        bonusId: z
          .string()
          .regex(/^\d{1,15}$/)
          .describe('Identifier of the bonus.'),
        after,
        pageSize,
      }),
      output: z.object({ currency: Currency, list: z.array(BonusBet).describe('Rows of the page.'), next }),
      errors: ['real_account_required', 'not_found'],
    }),
  },
)
