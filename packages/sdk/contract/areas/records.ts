import * as z from 'zod'
import { DepositOrder } from './deposits.ts'
import { area, endpoint } from '../endpoint.ts'
import { BetRow, BetStatus, LedgerAccount, LedgerRow, playedWith } from '../record-shapes.ts'
import {
  Currency,
  GameType,
  Language,
  Money,
  NodeId,
  SignedMoney,
  Vassalage,
  pageCounts,
  pageOf,
  pageQuery,
} from '../shapes.ts'
import { Transfer } from './wallet.ts'
import { WithdrawOrder } from './withdrawals.ts'
import { AskedInstant, Instant, whole } from '../scalars.ts'

/** Trial players have no records: their play money ends with the account. */
export const owners = ['member', 'agent'] as const

/** Number of days for which records are online, and maximum number of days per query. */
export const recordDays = { online: 90, atOnce: 31 } as const

/** Common input of all records. */
const rangeInput = {
  startTime: AskedInstant.optional().describe(
    'Start of the range, inclusive; absent: seven days before the end. The range can cover at most 31 ' +
      'days within the last 90.',
  ),
  endTime: AskedInstant.optional().describe('End of the range, exclusive; absent: now.'),
  page: whole(1, 10_000).default(1).describe('Page number, from 1.'),
  pageSize: whole(1, 500).default(20).describe('Maximum number of rows per page.'),
  upTo: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .describe(
      '`upTo` of the first page, which excludes newer rows so that later pages neither repeat nor skip ' +
        'rows. Absent with the first page.',
    ),
}

/** A page of a record, with the sums of the whole range. */
const answered = <Row extends z.ZodType, Totals extends z.ZodType>(row: Row, totals: Totals) =>
  z.object({
    currency: Currency,
    startTime: Instant.describe('Start of the returned range, inclusive.'),
    endTime: Instant.nullable().describe('End of the returned range, exclusive; null: now.'),
    list: z.array(row).describe('Rows of the page, newest first.'),
    ...pageCounts,
    upTo: z.string().describe('Value to send with requests for later pages.'),
    totals: totals.describe('Sums of the whole range, not only of the page.'),
  })

export const typeGroups = [
  'DEPOSIT',
  'WITHDRAWAL',
  'TRANSFER',
  'BET',
  'WIN',
  'BONUS',
  'REBATE',
  'POINTS',
  'SALARY',
  'ADJUST',
] as const

/** Outcome of a deposit or withdrawal order: in progress, ended with a payment, or ended without one. */
export const orderOutcomes = ['OPEN', 'DONE', 'FAILED'] as const
const ordersAsked = z.strictObject({
  ...rangeInput,
  outcome: z
    .enum(orderOutcomes)
    .optional()
    .describe(
      'Filter by outcome: `OPEN`: in progress; `DONE`: ended with a payment; `FAILED`: ended without one. Absent: all.',
    ),
  language: Language.optional(),
})

export const profitGroups = ['day', 'category', 'vendor', 'game'] as const

export default area(
  'records',
  { entry: 'member', about: 'Bets, ledger entries, profit and loss, and transfers of a person.' },
  {
    bets: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberBetRecords',
      summary: 'Returns the betting record: rounds of the person, newest first, with their sums.',
      principals: owners,
      module: 'TRANSBETREPMEM3',
      input: z.strictObject({
        ...rangeInput,
        gameType: GameType.optional().describe('Filter by category; absent: all categories.'),
        vassalage: Vassalage.optional().describe('Filter by vendor; absent: all vendors.'),
        nodeId: NodeId.optional().describe('Filter by game; absent: all games.'),
        status: BetStatus.optional().describe('Filter by state; absent: all.'),
        playedWith: z
          .enum(playedWith)
          .optional()
          .describe('Filter by what was staked: `MONEY`, or `FREE_SPINS`; absent: both.'),
        upTo: z
          .string()
          .regex(/^\d{1,18}(?:-\d{1,18})?$/)
          .optional()
          .describe('As with other records: `upTo` of the first page; absent with the first page.'),
        roundId: z
          .string()
          .trim()
          .min(1)
          .max(128)
          .optional()
          .describe("Filter by the vendor's identifier of the round, or by its number in the ledger; absent: all."),
        language: Language.optional(),
      }),
      output: answered(
        BetRow,
        z.object({
          stake: Money.describe('Sum of the stakes.'),
          validBet: Money.describe('Sum of the valid bets.'),
          win: Money.describe('Sum of the wins.'),
          net: SignedMoney.describe('Wins less stakes.'),
          freeWin: Money.optional().describe(
            'Sum of the wins of rounds of free spins, which are in none of the other sums; absent if there is no such ' +
              'round.',
          ),
        }),
      ),
      errors: ['real_account_required'],
    }),
    bet: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberBetDetail',
      summary:
        'Returns the details of a round: its ledger entries, the balance before and after, its turnover ' +
        'contribution, and where it can be verified.',
      principals: owners,
      module: 'TRANSBETREPMEM3',
      input: z.strictObject({
        betNo: z
          .string()
          .regex(/^F?\d{1,18}$/)
          .describe('`betNo` of the round.'),
        language: Language.optional(),
      }),
      output: BetRow.extend({
        currency: Currency,
        entries: z.array(LedgerRow).describe('Ledger entries of the round, oldest first.'),
        balanceBefore: Money.nullable().describe(
          'Sum of the balances of the affected accounts before the round; null if no account was affected.',
        ),
        balanceAfter: Money.nullable().describe(
          'Sum of the balances of the affected accounts after the round; null if no account was affected.',
        ),
        counted: z
          .array(
            z.object({
              source: z.string().describe('Source of the requirement, for instance `DEPOSIT` or `BONUS`.'),
              ref: z.string().describe('Reference to the source, for instance the number of the deposit.'),
              amount: SignedMoney.describe('Amount counted; negative if it was reversed.'),
            }),
          )
          .describe('Turnover requirements that received the contribution, in chronological order.'),
        verifyUrl: z
          .string()
          .optional()
          .describe('URL of a page where anyone can verify the round; absent if the vendor offers none.'),
      }),
      errors: ['not_found', 'real_account_required'],
    }),
    ledger: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_MemTransDet',
      summary: 'Returns the ledger entries of the main wallet or of all accounts of the person, newest first.',
      principals: owners,
      module: 'MEMTRANS3',
      input: z.strictObject({
        ...rangeInput,
        group: z.enum(typeGroups).optional().describe('Filter by group of transaction types; absent: all.'),
        account: z
          .enum(['MAIN', 'ALL', 'POINTS'])
          .default('MAIN')
          .describe(
            '`MAIN`: cash and bonus; `ALL`: all accounts of the person in the currency; `POINTS`: the points, with ' +
              '`currency` `POINTS` and amounts in whole points.',
          ),
      }),
      output: answered(
        LedgerRow,
        z.object({
          in: Money.describe('Sum of credits.'),
          out: Money.describe('Sum of debits.'),
          net: SignedMoney.describe('Credits less debits.'),
        }),
      ),
      errors: ['real_account_required'],
    }),
    deposits: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberDepositRecords',
      summary:
        'Returns the deposit orders by creation time, newest first, with their history, including unsuccessful ones.',
      principals: owners,
      module: 'MEMTRANS3',
      input: ordersAsked,
      output: answered(
        DepositOrder,
        z.object({
          credited: Money.describe('Sum of the credited amounts.'),
          fee: Money.describe('Sum of the fees of credited orders.'),
        }),
      ),
      errors: ['real_account_required'],
    }),
    withdrawals: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberWithdrawRecords',
      summary:
        'Returns the withdrawal orders by creation time, newest first, with their history, including rejected ones.',
      principals: owners,
      module: 'MEMTRANS3',
      input: ordersAsked,
      output: answered(
        WithdrawOrder,
        z.object({
          paid: Money.describe('Sum of the payouts of completed orders.'),
          fee: Money.describe('Sum of the fees of completed orders.'),
        }),
      ),
      errors: ['real_account_required'],
    }),
    profit: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberPnl',
      summary: 'Returns profit and loss by day, category, vendor or game, of rounds by settlement time.',
      principals: owners,
      module: 'TRANSBETREPMEM3',
      input: z.strictObject({
        startTime: rangeInput.startTime,
        endTime: rangeInput.endTime,
        groupBy: z.enum(profitGroups).default('day').describe('Grouping of the rows.'),
        language: Language.optional(),
      }),
      output: z.object({
        currency: Currency,
        startTime: Instant.describe('Start of the returned range, inclusive.'),
        endTime: Instant.nullable().describe('End of the returned range, exclusive; null: now.'),
        timeZone: z.string().describe('IANA name of the time zone of the days.'),
        list: z
          .array(
            z.object({
              key: z
                .string()
                .describe(
                  'By `groupBy`: date as `YYYY-MM-DD` in `timeZone`, category, code of the vendor or number of the game.',
                ),
              name: z
                .string()
                .optional()
                .describe('Name of the vendor or game in the requested language; absent with days and categories.'),
              rounds: z.number().int().describe('Number of settled rounds.'),
              stake: Money.describe('Sum of the stakes.'),
              validBet: Money.describe('Sum of the valid bets.'),
              win: Money.describe('Sum of the wins.'),
              bonus: SignedMoney.describe('Bonuses; non-zero in rows by day only, because they belong to no game.'),
              rebate: SignedMoney.describe('Rebates; non-zero in rows by day only, because they belong to no game.'),
              net: SignedMoney.describe('Wins less stakes, plus bonuses and rebates.'),
            }),
          )
          .describe('Rows of the range.'),
        totals: z
          .object({
            rounds: z.number().int().describe('Number of settled rounds.'),
            stake: Money.describe('Sum of the stakes.'),
            validBet: Money.describe('Sum of the valid bets.'),
            win: Money.describe('Sum of the wins.'),
            bonus: SignedMoney.describe('Bonuses; non-zero in rows by day only, because they belong to no game.'),
            rebate: SignedMoney.describe('Rebates; non-zero in rows by day only, because they belong to no game.'),
            net: SignedMoney.describe('Wins less stakes, plus bonuses and rebates.'),
          })
          .describe('Sums of all rows.'),
        netDeposit: SignedMoney.describe('Deposits less paid withdrawals since the account was opened.'),
      }),
      errors: ['real_account_required'],
    }),
    proof: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getLedgerProof',
      summary:
        'Returns all ledger entries of all accounts of the person, oldest first, and the balances, so that a ' +
        'client can verify the balances by adding up the entries.',
      principals: owners,
      module: 'MEMTRANS3',
      input: z.strictObject({
        after: z
          .string()
          .regex(/^\d{1,18}$/)
          .default('0')
          .describe('Last `entryNo` of the previous page; `0` for the first page.'),
        upTo: rangeInput.upTo,
        pageSize: whole(1, 500).default(200).describe('Maximum number of rows per page.'),
      }),
      output: z.object({
        currency: Currency,
        accounts: z
          .array(z.object({ account: LedgerAccount, balance: Money.describe('Balance of the account.') }))
          .describe('Balance of each account as of `upTo`; only on the first page, empty on later ones.'),
        list: z
          .array(
            LedgerRow.pick({
              entryNo: true,
              txNo: true,
              type: true,
              account: true,
              amount: true,
              balanceAfter: true,
              at: true,
            }),
          )
          .describe('Entries, oldest first.'),
        totalCount: z.number().int().describe('Total number of entries of all pages.'),
        upTo: z.string().describe('Value to send with requests for later pages.'),
        more: z.boolean().describe('Whether more entries follow.'),
      }),
      errors: ['real_account_required'],
    }),
    transfers: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_getTransferHistory',
      summary: 'Returns the transfers to and from vendors, newest first, with their states.',
      principals: owners,
      module: 'FUNDTRANS3',
      input: z.strictObject(pageQuery(10)),
      output: pageOf('list', Transfer),
      list: { key: 'list', item: Transfer },
      errors: ['real_account_required'],
    }),
  },
)
