import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Currency, GameTitle, GameType, Language, Money, SignedMoney, VendorName } from '../shapes.ts'
import { AccountName, after, next } from '../team-shapes.ts'
import { ContractKind, ContractPeriod } from '../agent-contract.ts'
import { Rate } from '../rates.ts'
import { agents, GameRate } from './downline.ts'
import { AskedDay, Day, Instant } from '../scalars.ts'

export const incomeKinds = [
  'COMMISSION',
  'REVENUE_SHARE',
  'DIVIDEND',
  'DAILY',
  'HOURLY',
  'REAL_TIME',
  'RED_PACKET',
] as const
export const IncomeKind = z.enum(incomeKinds).meta({
  id: 'IncomeKind',
  description:
    '`COMMISSION`: a day of what the rates of the line pay; `REVENUE_SHARE`: a month of a share of the net revenue; ' +
    '`DIVIDEND`: a period of dividends; `DAILY`, `HOURLY`, `REAL_TIME`: a day of such salaries; `RED_PACKET`: a day of ' +
    'gifts from further up the line.',
})

export const ExactMoney = z
  .string()
  .regex(/^-?\d{1,17}\.\d{2,8}$/)
  .meta({
    id: 'ExactMoney',
    description:
      'Signed amount of money in major units that is not rounded: a decimal string with two to eight decimals.',
  })

/** A page of rows, and where the next one begins. */
const keyed = <T extends z.ZodType>(item: T) => ({ list: z.array(item).describe('Rows of the page.'), next })

const Income = z
  .object({
    kind: IncomeKind,
    role: z
      .enum(['received', 'paid'])
      .describe('Whether it came in, or went by contracts to direct downlines: its amounts are then negative.'),
    from: Day.describe('First day of the period.'),
    to: Day.describe('Last day of the period.'),
    base: SignedMoney.nullable().describe(
      'What the rates apply to: valid bet or loss of the players, or the net revenue; null for a red packet.',
    ),
    rate: Rate.nullable().describe('Rate of the period; null where several apply, or none.'),
    members: z
      .number()
      .int()
      .nullable()
      .describe('Members whose play contributed, of a contract those who were active; null for a sum of several.'),
    earned: ExactMoney.describe('What the period earned, not rounded.'),
    carried: ExactMoney.nullable().describe(
      'Left over from earlier periods; of what is received negative if it was made up for; null for a sum of slots.',
    ),
    amount: SignedMoney.describe('Amount that was paid so far; negative: to direct downlines.'),
    status: z
      .enum(['OPEN', 'PAID', 'CARRIED'])
      .describe(
        '`OPEN`: not over, or not all of it is paid yet; `PAID`; `CARRIED`: less than the smallest unit, or negative.',
      ),
    paidAt: Instant.nullable().describe(
      'When it was paid or carried, the last part of it; null if open, and for a sum of slots.',
    ),
  })
  .meta({ id: 'Income', description: "A period of an agent's income, or of what the agent pays on." })

const IncomeLine = z
  .object({
    account: z.string().describe('Account whose play it is.'),
    gameType: GameType,
    base: SignedMoney.describe('Valid bet or loss of the player in this category.'),
    rate: Rate.describe("The agent's own rate."),
    rateBelow: Rate.describe("Rate of the next one down the line; 0 for the agent's own play."),
    amount: ExactMoney.describe('Base times the difference of the rates.'),
  })
  .meta({ id: 'IncomeLine', description: 'What a member contributed to a day of commission.' })

const RevenueLine = z
  .object({
    account: z.string().describe('Account of the member.'),
    validBet: SignedMoney.describe('Valid bet of the month.'),
    stake: SignedMoney.describe('Stakes.'),
    win: SignedMoney.describe('Wins.'),
    bonus: SignedMoney.describe('Bonuses granted, less those taken back.'),
    rebate: SignedMoney.describe('Rebates.'),
    payments: SignedMoney.describe('Deposits and withdrawals together, on which payment fees are due.'),
    active: z.boolean().describe('Whether the member counts as active in that month.'),
  })
  .meta({ id: 'RevenueLine', description: 'What a member contributed to a month of revenue share.' })

const PlayLine = z
  .object({
    at: Instant.describe('When it was settled, corrected or rolled back.'),
    roundNo: z.string().nullable().describe('Number of the round; null for play with money at a vendor.'),
    gameName: GameTitle.nullable().describe('Title of the game; null if the vendor does not say.'),
    vendorName: VendorName,
    stake: SignedMoney.describe('What was staked, or taken back (negative).'),
    validBet: SignedMoney.describe('Valid bet, likewise.'),
    win: SignedMoney.describe('Win, likewise.'),
  })
  .meta({ id: 'PlayLine', description: 'A settlement that a base is the sum of.' })

const RevenueDeal = z
  .object({
    kind: z
      .enum(['SPLIT', 'RED_FIGURE', 'PROFIT'])
      .describe(
        '`SPLIT`: the share of a loss is set off against later shares; `RED_FIGURE`: later months make up for a negative ' +
          'net revenue before anything is paid; `PROFIT`: a negative month is forgotten.',
      ),
    from: Day.describe('First day it holds for: that of a month.'),
    to: Day.nullable().describe('Last day it holds for; null: until it is changed.'),
    tiers: z
      .array(
        z.object({
          minNet: Money.describe('Net revenue of the month from which it holds.'),
          minActive: z.number().int().describe('Active members from which it holds.'),
          rate: Rate,
        }),
      )
      .describe('The tiers, lowest first; of those that are reached the highest rate is paid.'),
  })
  .meta({ id: 'RevenueDeal', description: 'How an agent shares the net revenue of the team.' })

const RunningShare = z
  .object({
    month: Day.describe('First day of the month.'),
    deal: z.enum(['SPLIT', 'RED_FIGURE', 'PROFIT']).describe('How wins and losses are shared.'),
    revenue: SignedMoney.describe('Stakes less wins.'),
    bonus: SignedMoney.describe('Bonuses.'),
    rebate: SignedMoney.describe('Rebates.'),
    platformFee: Money.describe('Fee of the platform, a part of the revenue.'),
    paymentFee: SignedMoney.describe('Fee on deposits and withdrawals.'),
    net: SignedMoney.describe('Net revenue: what is left.'),
    active: z.number().int().describe('Active members.'),
    rate: Rate.describe('Rate of the tier that is reached; 0 if none is.'),
    debt: SignedMoney.describe('Net revenue of ended months that this one has to make up for; zero or negative.'),
    carried: ExactMoney.describe('Share of ended months by which it is paid less, where it is negative, or more.'),
    amount: Money.describe('Amount that would be paid if the month ended now.'),
    next: z
      .object({
        rate: Rate,
        missingNet: Money.describe('Net revenue that is missing.'),
        missingActive: z.number().int().describe('Active members that are missing.'),
      })
      .nullable()
      .describe('The tier above; null: the highest is reached.'),
  })
  .meta({ id: 'RunningShare', description: 'What the running month of a deal has brought so far.' })

const RunningContract = z
  .object({
    kind: ContractKind,
    period: ContractPeriod,
    from: Instant.describe('Start of the period, or of the part of it in which the contract holds.'),
    to: Instant.describe('End of it, exclusive.'),
    validBet: SignedMoney.describe('Valid bet of the team.'),
    pnl: SignedMoney.describe("P&L of the team from the players' side: negative where they lost."),
    active: z.number().int().describe('Active members.'),
    tier: z.number().int().nullable().describe('Which tier is reached, from 1; null: none.'),
    rate: Rate.describe('Rate of that tier; 0 where each category has its own, or none is reached.'),
    salaries: Money.describe('Salaries of the period by which a dividend is reduced.'),
    debt: SignedMoney.describe('Loss of ended periods that a dividend has to make up for; zero or negative.'),
    amount: Money.describe('Amount that would be paid if the period ended now.'),
    next: z
      .object({
        tier: z.number().int().describe('Its number, from 1.'),
        rate: Rate.describe('Its rate; the highest of its rates where each category has its own.'),
        missingActive: z.number().int().describe('Active members that are missing.'),
        missingValidBet: Money.describe('Valid bet that is missing.'),
        missingLoss: Money.describe('Loss of the players that is missing.'),
      })
      .nullable()
      .describe('The tier above; null: the highest is reached.'),
  })
  .meta({ id: 'RunningContract', description: 'What the running period of an own contract has brought so far.' })

const account = AccountName.describe('Account of a member of the team, or the own one.')

export default area(
  'income',
  { entry: 'agent', about: 'What an agent is paid, and how it was computed.' },
  {
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getAgentRevenue',
      summary:
        "Returns the agent's income by period, and what contracts with direct downlines cost, newest first, at most 93 " +
        'days at once.',
      principals: agents,
      module: 'AGEREV3',
      input: z.strictObject({
        from: AskedDay.describe('First day.'),
        to: AskedDay.describe('Last day.'),
        kind: IncomeKind.optional().describe('Filter by kind; absent: all.'),
      }),
      output: z.object({
        currency: Currency,
        base: z.enum(['validBet', 'loss', 'off']).describe('What commission is computed from at present.'),
        list: z.array(Income).describe('Periods that end in the range.'),
        received: Money.describe('Sum of what came in.'),
        paid: Money.describe('Sum of what went to direct downlines.'),
        total: SignedMoney.describe('Net income: what came in, less what went to direct downlines.'),
      }),
      errors: [],
    }),
    lines: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getAgentRevenueLines',
      summary: 'Returns each member’s contribution to a day of commission, by category, largest base first.',
      principals: agents,
      module: 'AGEREV3',
      input: z.strictObject({ day: AskedDay, after }),
      output: z.object({ ...keyed(IncomeLine), currency: Currency }),
      errors: [],
    }),
    month: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getAgentRevenueMonth',
      summary: 'Returns the calculation of a month of revenue share, with each member’s contribution.',
      principals: agents,
      module: 'AGEREV3',
      input: z.strictObject({ month: AskedDay.describe('First day of the month.'), after }),
      output: z.object({
        ...keyed(RevenueLine),
        currency: Currency,
        deal: z.enum(['SPLIT', 'RED_FIGURE', 'PROFIT']).describe('How wins and losses are shared.'),
        revenue: SignedMoney.describe('Stakes less wins.'),
        bonus: SignedMoney.describe('Bonuses.'),
        rebate: SignedMoney.describe('Rebates.'),
        platformFee: Money.describe('Fee of the platform, a part of the revenue.'),
        paymentFee: SignedMoney.describe('Fee on deposits and withdrawals.'),
        net: SignedMoney.describe('Net revenue: what is left.'),
        active: z.number().int().describe('Active members.'),
        rate: Rate.describe('Rate of the tier that was reached; 0 if none was.'),
        debt: SignedMoney.describe('Net revenue that later months have to make up for; zero or negative.'),
        amount: Money.describe('Amount paid.'),
      }),
      errors: ['not_found'],
    }),
    terms: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getAgentRevenueTerms',
      summary: 'Returns the terms of an agent’s income: rates, revenue-share deals, fees and paydays.',
      principals: agents,
      module: 'AGEREV3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        base: z.enum(['validBet', 'loss', 'off']).describe('What commission is computed from.'),
        graceMinutes: z.number().int().describe('Minutes after the end of a day at which its commission is paid.'),
        rates: z.array(GameRate).describe("The agent's own rates today, without those that are 0."),
        deals: z
          .array(RevenueDeal)
          .describe('Deals about the net revenue that hold now, held, or will hold, newest first.'),
        payday: z.number().int().describe('Day of the next month on which a share is paid.'),
        platformFee: Rate.describe('Fee of the platform on what players lost.'),
        paymentFee: Rate.describe('Fee on deposits and withdrawals.'),
        activeFrom: Money.describe('Valid bet of a month from which a member is active.'),
        debt: SignedMoney.describe('Net revenue that coming months have to make up for; zero or negative.'),
        carried: ExactMoney.describe('Share that coming months are paid less, where it is negative, or more.'),
      }),
      errors: [],
    }),
    running: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getAgentRevenueRunning',
      summary:
        'Returns what the running month of the deal and the running periods of own contracts, of a day or longer, have ' +
        'brought so far, and what they would pay if they ended now: computed like their settlement.',
      principals: agents,
      module: 'AGEREV3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        at: Instant.describe('The moment of the figures.'),
        share: RunningShare.nullable().describe('The month of the deal; null: there is none.'),
        contracts: z.array(RunningContract).describe('Periods of own contracts.'),
      }),
      errors: [],
    }),
    play: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getAgentRevenuePlay',
      summary: 'Returns the settlements of a member in a category on a day, which add up to a base.',
      principals: agents,
      module: 'AGEREV3',
      input: z.strictObject({ account, day: AskedDay, gameType: GameType, after, language: Language.optional() }),
      output: z.object({ ...keyed(PlayLine), currency: Currency }),
      errors: ['not_in_team'],
    }),
  },
)
