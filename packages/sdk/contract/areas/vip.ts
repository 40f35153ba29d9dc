import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Currency, Language, Money } from '../shapes.ts'
import { Day, Instant } from '../scalars.ts'

const owners = ['member', 'agent'] as const

const level = z.number().int().describe('Position of the rank on the ladder; 0 is where everyone begins.')
const label = z.string().describe('Name of the rank in the requested language.')
const percent = z.number().int().describe('Progress in per cent: a whole number from 0 to 100, 100 only once reached.')

/** The rank of a person, as many pages show it. */
export const vipFields = {
  hasVip: z.boolean().describe('Whether the person has a rank: VIP is on, and the account is no trial.'),
  vipLabelName: z.string().nullable().describe('Name of the rank in the requested language; null: no rank.'),
  vipRankLevel: z.number().int().describe('Position of the rank on the ladder; 0 is where everyone begins.'),
}

export const VipRank = z
  .object({
    level,
    label,
    total: Money.describe('Valid bet of all time from which a person has the rank.'),
    keep: Money.describe('Valid bet of a month with which the rank is kept.'),
    upgrade: Money.describe('Given once, when the total is reached; 0.00: nothing.'),
    salary: Money.describe('Given for each month in which `keep` is played; 0.00: nothing.'),
    rebateFactor: z.number().describe('Factor of rebates at this rank.'),
    pointsFactor: z.number().describe('Factor of points at this rank.'),
  })
  .meta({ id: 'VipRank', description: 'A VIP rank with its requirements and benefits.' })

export const VipProgress = z
  .object({
    level,
    label,
    since: Instant.nullable().describe('Since when the person has the rank; null: from the beginning.'),
    total: Money.describe('Valid bet of all time.'),
    next: z
      .object({ level, label, total: Money.describe('Valid bet from which a person has it.'), percent })
      .nullable()
      .describe('The next rank that the total leads to; null: there is none.'),
    month: z
      .object({
        from: Day.describe('First day of the month, in the time zone of the site.'),
        endsAt: Instant.describe('When the month ends.'),
        validBet: Money.describe('Valid bet of the month.'),
        keep: Money.describe('Valid bet with which the rank is kept; 0.00: nothing is required.'),
        percent,
        judged: z
          .boolean()
          .describe(
            'Whether the rank can be lost when the month ends: not in the month it was reached, nor on a break.',
          ),
      })
      .describe('The month that is counted.'),
    regain: z
      .object({ level, label, keep: Money.describe('Valid bet of a month with which it comes back.'), percent })
      .nullable()
      .describe('The next of the ranks that were lost; null: none was.'),
  })
  .meta({
    id: 'VipProgress',
    description: 'The rank of a person, and how far the figures are. They follow play in seconds.',
  })

export default area(
  'vip',
  { entry: 'member', about: 'Ranks, what they take and what they give.' },
  {
    progress: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getPlayerRankProgress',
      summary: "Returns the person's rank, with the valid bet of all time and of the month against what ranks take.",
      principals: owners,
      module: 'VIP3',
      input: z.strictObject({ language: Language.optional() }),
      output: VipProgress.extend({ currency: Currency }),
      errors: ['real_account_required'],
    }),
    ranks: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getRankList',
      summary: 'Returns all VIP ranks with their requirements and benefits.',
      principals: owners,
      module: 'VIP3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({
        currency: Currency,
        list: z.array(VipRank).describe('Ranks, the lowest first.'),
        multiple: z.number().describe('Times that what is given has to be played; 0: no play is required.'),
        claimDays: z.number().int().describe('Days in which it can be claimed.'),
      }),
      errors: ['real_account_required'],
    }),
  },
)
