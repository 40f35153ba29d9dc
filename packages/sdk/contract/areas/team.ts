import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import {
  Currency,
  GameNumber,
  GameTitle,
  GameType,
  Language,
  Money,
  SignedMoney,
  Vassalage,
  VendorCode,
  VendorName,
} from '../shapes.ts'
import { agents } from './downline.ts'
import { BetStatus, LedgerRow } from '../record-shapes.ts'
import { typeGroups } from './records.ts'
import { AccountName, TeamPath, after, next, pageSize } from '../team-shapes.ts'
import { AskedDay, Day, Instant } from '../scalars.ts'

/** Ranges of the reports of a team, by days of the site. */
export const teamRanges = ['today', 'yesterday', 'week', 'month', 'custom'] as const
export const teamScopes = ['self', 'direct', 'team'] as const
export const topFigures = ['validBet', 'deposit', 'pnl'] as const
export const teamReports = ['bets', 'pnl', 'transactions', 'downline', 'payments'] as const
export const teamChanges = ['owing', 'owed', 'joined', 'firstDeposits', 'stopped', 'deposits'] as const

const range = {
  range: z
    .enum(teamRanges)
    .default('today')
    .describe('`week` and `month` are the current ones up to today, a week from Monday; `custom`: `from` to `to`.'),
  from: AskedDay.optional().describe('First day of a `custom` range; at most 31 days within the last 90.'),
  to: AskedDay.optional().describe('Last day of a `custom` range, inclusive; absent: today.'),
}
const scope = z
  .enum(teamScopes)
  .default('team')
  .describe('`self`: the agent alone; `direct`: the people one level below; `team`: the agent and everyone below.')
const answeredRange = {
  currency: Currency,
  timeZone: z.string().describe('IANA name of the time zone of the days.'),
  from: Day.describe('First day of the returned range.'),
  to: Day.describe('Last day of the returned range, inclusive.'),
}

/** Sums of play and money. */
const figures = {
  deposit: SignedMoney.describe('Deposits.'),
  withdraw: SignedMoney.describe('Withdrawals that were paid, without fees.'),
  stake: SignedMoney.describe('Stakes of settled rounds.'),
  validBet: SignedMoney.describe('Valid bets of settled rounds.'),
  win: SignedMoney.describe('Payouts of settled rounds, including the stakes and jackpots.'),
  bonus: SignedMoney.describe('Bonuses, without the play money of a new account.'),
  rebate: SignedMoney.describe('Rebates.'),
  commission: SignedMoney.describe('Commission, dividends and salaries received.'),
  fee: SignedMoney.describe('Fees of withdrawals.'),
  pnl: SignedMoney.describe(
    "Profit and loss from the players' side: wins less stakes, plus bonuses, rebates and commission, less fees. " +
      'Negative: a loss.',
  ),
}
const comings = {
  newReg: z.number().int().describe('People below who registered in the range.'),
  firstDep: z.number().int().describe('People below whose first deposit was in the range.'),
}
const dayFigures = z.object({
  validBet: SignedMoney.describe('Valid bets.'),
  pnl: SignedMoney.describe('What the players won (positive) or lost, with bonuses and rebates.'),
  active: z.number().int().describe('People with a valid bet.'),
  newReg: z.number().int().describe('People below who registered.'),
  firstDep: z.number().int().describe('People below who deposited for the first time.'),
  income: SignedMoney.describe('Commission, dividends and salaries that the agent received.'),
})
const unreported = z
  .number()
  .int()
  .describe(
    'Number of results of vendors that report no play: stakes and valid bets are too small by what was played there.',
  )

export const TeamFigures = z
  .object(figures)
  .meta({ id: 'TeamFigures', description: 'Sums of play and money of some people in a range of days.' })

export const TeamBet = z
  .object({
    betNo: z.string().describe('Number of the round in the ledger.'),
    account: z.string().describe('Account of the player.'),
    level: z.number().int().describe('Levels below the agent; 0: the agent.'),
    vassalage: VendorCode,
    vendorName: VendorName,
    gameType: GameType,
    nodeId: GameNumber,
    gameName: GameTitle,
    stake: Money.describe('Stake of the round.'),
    validBet: Money.describe('Part of the stake that counts as turnover.'),
    win: Money.describe('Payout of the round, including the stake.'),
    net: SignedMoney.describe('Win less stake.'),
    status: BetStatus.describe('State of the round.'),
    at: Instant.describe('When the round began.'),
    settledAt: Instant.nullable().describe('When the round was settled; null until then.'),
  })
  .meta({ id: 'TeamBet', description: 'A round of a team member.' })

export const TeamTransaction = LedgerRow.pick({
  entryNo: true,
  txNo: true,
  type: true,
  amount: true,
  balanceAfter: true,
  at: true,
  vassalage: true,
})
  .extend({
    account: z.string().describe('Account of the person.'),
    level: z.number().int().describe('Levels below the agent; 0: the agent.'),
    wallet: z.string().describe('Ledger account of the person: `CASH` or `BONUS`.'),
    party: z
      .string()
      .optional()
      .describe('Account of the other party of a transfer, masked; absent for other entries.'),
  })
  .meta({ id: 'TeamTransaction', description: 'A ledger entry of a team member.' })

const PnlRow = z
  .object({
    account: z.string().describe('Account of the direct downline.'),
    agent: z.boolean().describe('Whether people can be below: the row can be opened.'),
    members: z.number().int().describe('Number of people below.'),
    ...figures,
    unreported,
  })
  .meta({ id: 'TeamPnlRow', description: 'Profit and loss of a direct downline.' })

export default area(
  'team',
  { entry: 'agent', about: 'Figures, rounds and ledger entries of the people of a team.' },
  {
    overview: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getTeamOverviewSum',
      summary:
        'Returns the figures of a team in a range of days, its people and balances now, and what they do not contain. ' +
        'Figures follow what happens within seconds.',
      principals: agents,
      module: 'AGEINFO3',
      input: z.strictObject({ ...range, scope }),
      output: z.object({
        ...answeredRange,
        teamBalance: SignedMoney.describe(
          'Cash, bonus and money held for withdrawals, now; without money at vendors. For an instant it can be negative, ' +
            'while what people have just been paid is not counted yet.',
        ),
        atVendors: Money.nullable().describe(
          'Money in wallets at vendors, now, which the team balance does not contain; null where one wallet serves all.',
        ),
        members: z.number().int().describe('Number of people below, now, agents included; 0 for `self`.'),
        agents: z.number().int().describe('Of `members`, the agents.'),
        online: z.number().int().describe('Of `members`, those seen within the last five minutes.'),
        ...comings,
        ...figures,
        unreported,
      }),
      errors: [],
    }),
    today: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getTeamToday',
      summary:
        'Returns the figures of a team today so far, beside those of yesterday up to the same minute, by the hour and by ' +
        'category. Play is counted by slots of five minutes.',
      principals: agents,
      module: 'AGEINFO3',
      input: z.strictObject({ scope }),
      output: z.object({
        ...answeredRange,
        at: Instant.describe('Up to when play is counted.'),
        today: dayFigures.describe('The figures of today so far.'),
        yesterday: dayFigures.describe(
          'The same of yesterday up to the same minute; people and income of the whole day.',
        ),
        hours: z
          .array(
            z.object({
              today: SignedMoney.nullable().describe('Valid bets of the hour today; null: it has not begun.'),
              yesterday: SignedMoney.describe('Valid bets of the hour yesterday, of all of it.'),
            }),
          )
          .describe('Every hour of the day, from midnight.'),
        categories: z
          .array(
            z.object({
              gameType: GameType,
              today: SignedMoney.describe('Valid bets today.'),
              yesterday: SignedMoney.describe('Valid bets yesterday up to the same minute.'),
            }),
          )
          .describe('Where the valid bets came from, the largest of today first.'),
      }),
      errors: [],
    }),
    trend: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getTeamOverviewTrend',
      summary: 'Returns the figures of a team by day of a range.',
      principals: agents,
      module: 'AGEINFO3',
      input: z.strictObject({ ...range, scope }),
      output: z.object({
        ...answeredRange,
        list: z
          .array(z.object({ day: Day, ...comings, ...figures, unreported }))
          .describe('Every day of the range, oldest first.'),
      }),
      errors: [],
    }),
    top: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getTeamTop',
      summary:
        'Returns the ten direct downlines, each with everyone below, with the largest figure in a range of days.',
      principals: agents,
      module: 'AGEINFO3',
      input: z.strictObject({
        ...range,
        by: z.enum(topFigures).default('validBet').describe('Figure to compare; `pnl`: the largest loss first.'),
      }),
      output: z.object({
        ...answeredRange,
        list: z.array(PnlRow).describe('At most ten rows, the largest first; those without a figure are left out.'),
      }),
      errors: [],
    }),
    changes: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getTeamChanges',
      summary:
        'Returns what has changed in the team since yesterday: who joined, made a first deposit or stopped playing, and ' +
        'the direct downline whose deposits changed most; before them what is owed by contracts. Each comes with the ' +
        'query of the rows behind it.',
      principals: agents,
      module: 'AGEINFO3',
      input: z.strictObject({}),
      output: z.object({
        ...answeredRange,
        list: z
          .array(
            z.object({
              change: z
                .enum(teamChanges)
                .describe(
                  '`joined` and `firstDeposits`: yesterday and today; `stopped`: played in the seven days before ' +
                    'yesterday and not since; `deposits`: yesterday beside the day before; `owing`: what the agent owes ' +
                    'to direct downlines, for each kind of contract; `owed`: what the upline owes to the agent.',
                ),
              count: z.number().int().describe('Number of people.'),
              accounts: z.array(z.string()).describe('Accounts of up to three of them; the upline is not named.'),
              now: SignedMoney.nullable().describe(
                '`deposits`: the sum of yesterday; `owing` and `owed`: what is due; otherwise null.',
              ),
              before: SignedMoney.nullable().describe('`deposits`: the sum of the day before; otherwise null.'),
              report: z
                .enum(['downline', 'transactions', 'pnl', 'dividends', 'dailyWages', 'hourlySalary', 'realtimeSalary'])
                .describe('Report or page that lists the rows.'),
              query: z.record(z.string(), z.string()).describe('Its query.'),
            }),
          )
          .describe('What there is to say; a change without people is left out.'),
      }),
      errors: [],
    }),
    bets: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getTeamBetRecords',
      summary: 'Returns the rounds of a team, newest first.',
      principals: agents,
      module: 'TEAMBETTING3',
      input: z.strictObject({
        ...range,
        scope,
        account: AccountName.optional().describe('Filter by account of the team; `scope` is ignored. Absent: all.'),
        gameType: GameType.optional().describe('Filter by category; absent: all.'),
        vassalage: Vassalage.optional().describe('Filter by vendor; absent: all.'),
        status: BetStatus.optional().describe('Filter by state; absent: all.'),
        after,
        pageSize,
        language: Language.optional(),
      }),
      output: z.object({
        ...answeredRange,
        list: z.array(TeamBet).describe('Rows of the page, newest first.'),
        next,
      }),
      errors: ['not_in_team'],
    }),
    pnl: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getTeamPnl',
      summary: 'Returns profit and loss of the direct downlines of a team member, by username.',
      principals: agents,
      module: 'AGETEAMPNL3',
      input: z.strictObject({
        ...range,
        parent: AccountName.optional().describe('Account whose direct downlines are listed; absent: the agent.'),
        account: AccountName.optional().describe(
          'Account of the team that alone is listed; `parent` is ignored. Absent: all.',
        ),
        lines: z
          .enum(['line', 'own'])
          .default('line')
          .describe('`line`: figures of the person and everyone below; `own`: of the person alone.'),
        after,
        pageSize,
      }),
      output: z.object({
        ...answeredRange,
        path: TeamPath,
        list: z.array(PnlRow).describe('Rows of the page.'),
        totals: TeamFigures.extend({ unreported }).describe('Sums of all rows, not only of the page.'),
        next,
      }),
      errors: ['not_in_team'],
    }),
    transactions: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getDownlineTransDet',
      summary: 'Returns the main wallet entries of a team, newest first.',
      principals: agents,
      module: 'AGEDOWNTRANS3',
      input: z.strictObject({
        ...range,
        scope,
        account: AccountName.optional().describe('Filter by account of the team; `scope` is ignored. Absent: all.'),
        group: z.enum(typeGroups).optional().describe('Filter by group of transaction types; absent: all.'),
        after,
        pageSize,
      }),
      output: z.object({
        ...answeredRange,
        list: z.array(TeamTransaction).describe('Rows of the page, newest first.'),
        next,
      }),
      errors: ['not_in_team'],
    }),
    export: endpoint({
      method: 'POST',
      path: '/wps/relay/ODSFE2_exportTeamReport',
      summary: 'Records that the agent exports a report. To be called before its rows are read into a file.',
      principals: agents,
      module: 'COMM3',
      input: z.strictObject({
        report: z
          .enum(teamReports)
          .describe('Report that is exported; `payments`: dividends, wages and salaries of contracts, of any days.'),
        ...range,
        scope,
        account: AccountName.optional().describe('Account the report is about; absent: the whole scope.'),
      }),
      output: z.object({
        exportNo: z.string().describe('Number of the export.'),
        at: Instant.describe('When it was recorded.'),
      }),
      errors: ['not_in_team'],
    }),
  },
)
