import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Currency, GameType, Money } from '../shapes.ts'
import { after, next, pageSize } from '../team-shapes.ts'
import { Day, Instant } from '../scalars.ts'

const owners = ['member', 'agent'] as const

const RebateLine = z.object({
  gameType: GameType,
  validBet: Money.describe('Valid bet that no rebate was paid for.'),
  rate: z.string().describe('Rate in per cent, with the factor of the rank.'),
  amount: Money.describe('Rebate before the limit of the day.'),
})

export const rebateStates = ['OPEN', 'CALCULATING', 'CLAIMABLE'] as const

export default area(
  'rebates',
  { entry: 'member', about: 'Cash back for play.' },
  {
    settings: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
      summary:
        'Returns the rates of rebates by category of games, with the factor of the rank, and what is paid at most.',
      principals: owners,
      module: 'REBATE3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        rates: z
          .array(z.object({ gameType: GameType, rate: z.string().describe('Rate in per cent.') }))
          .describe('Rates by category.'),
        dayCap: Money.describe('Paid for the play of a day at most.'),
        settleMinutes: z.number().int().describe('Minutes after which play can be claimed.'),
        excludesBonus: z.boolean().describe('Whether rounds that were counted for a bonus bring no rebate.'),
      }),
      errors: ['real_account_required'],
    }),
    summary: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getManualRebateSummary',
      summary: 'Returns the valid bets without a paid rebate, and the rebate due.',
      principals: owners,
      module: 'REBATE3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        state: z
          .enum(rebateStates)
          .describe(
            '`CLAIMABLE`: `amount` can be claimed; `CALCULATING`: play was settled only now, and can be claimed at ' +
              '`readyAt`; `OPEN`: there is not enough to claim.',
          ),
        lines: z.array(RebateLine).describe('Play that can be claimed, by category.'),
        amount: Money.describe('What a claim would pay now.'),
        min: Money.describe('Least amount that can be claimed.'),
        calculating: Money.describe('What play that was settled only now adds to it at `readyAt`.'),
        readyAt: Instant.nullable().describe('When play that is calculated can be claimed; null: there is none.'),
        autoPayAt: Instant.describe('When what is not claimed is paid by itself.'),
      }),
      errors: ['real_account_required'],
    }),
    submit: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_submitManualRebate',
      summary: 'Collects the rebate due as cash without wagering.',
      principals: owners,
      module: 'REBATE3',
      money: true,
      input: z.strictObject({}),
      output: z.object({ amount: Money.describe('What was paid.') }),
      underTerms: true,
      errors: ['real_account_required', 'not_found'],
    }),
    history: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getRebateHistory',
      summary: 'Returns paid rebates, newest first.',
      principals: owners,
      module: 'REBATE3',
      input: z.strictObject({ after, pageSize }),
      output: z.object({
        currency: Currency,
        list: z
          .array(
            z.object({
              rebateId: z.string().describe('Identifier of the rebate.'),
              day: Day.describe('Day that was played on.'),
              state: z.enum(['CLAIMED', 'AUTO_PAID']).describe('`AUTO_PAID`: it was paid by itself.'),
              upTo: Instant.describe('Play that was settled before is in it.'),
              at: Instant.describe('When it was paid.'),
              lines: z.array(RebateLine).describe('What it was made of, by category.'),
              earned: Money.describe('Rebate before the limit of the day.'),
              amount: Money.describe('What was paid.'),
            }),
          )
          .describe('Rows of the page.'),
        next,
      }),
      errors: ['real_account_required'],
    }),
  },
)
