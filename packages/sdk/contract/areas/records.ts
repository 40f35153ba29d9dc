import * as z from 'zod'
import { DepositOrder } from './deposits.ts'
import { area, endpoint } from '../endpoint.ts'
import {
  Currency,
  GameNumber,
  GameTitle,
  GameType,
  Instant,
  Language,
  Money,
  NodeId,
  SignedMoney,
  Vassalage,
  VendorCode,
  VendorName,
  pageCounts,
  pageOf,
  pageQuery,
} from '../shapes.ts'
import { Transfer } from './wallet.ts'
import { WithdrawOrder } from './withdrawals.ts'

/** Trial players have no records: theirs are play coins that end with the account. */
export const owners = ['member', 'agent'] as const

/** Days that records are online, and days one query may cover. */
export const recordDays = { online: 90, atOnce: 31 } as const

/** Query of every record. */
const rangeInput = {
  startTime: Instant.optional().describe(
    'First instant of the range, included; absent: seven days before the end. The range covers at most 31 days of the last 90.',
  ),
  endTime: Instant.optional().describe('End of the range, not included; absent: now.'),
  page: z.coerce.number().int().min(1).max(10_000).default(1).describe('Page to answer, from 1.'),
  pageSize: z.coerce.number().int().min(1).max(500).default(20).describe('Rows of a page at most.'),
  upTo: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .describe(
      '`upTo` of the first page: later pages then leave out what came since, so that none repeats or skips ' +
        'a row. Absent with the first page.',
    ),
}

/** One page of a record, with the sums of all of it. */
const answered = <Row extends z.ZodType, Totals extends z.ZodType>(row: Row, totals: Totals) =>
  z.object({
    currency: Currency,
    startTime: Instant.describe('First instant of the range that was answered, included.'),
    endTime: Instant.nullable().describe('End of the range that was answered, not included; null: up to now.'),
    list: z.array(row).describe('Rows of the page, newest first.'),
    ...pageCounts,
    upTo: z.string().describe('Number to send with the next page.'),
    totals: totals.describe('Sums of the whole range, not of the page.'),
  })

export const betStatuses = ['OPEN', 'SETTLED', 'VOID', 'ROLLED_BACK'] as const
export const BetStatus = z.enum(betStatuses)

/** Schema of a round in the betting record. */
export const BetRow = z
  .object({
    betNo: z.string().describe('Number of the round in the ledger.'),
    roundId: z.string().describe('Name the vendor gave the round.'),
    vassalage: VendorCode,
    vendorName: VendorName,
    gameType: GameType,
    nodeId: GameNumber,
    gameName: GameTitle,
    stake: Money.describe('What was staked.'),
    validBet: Money.describe(
      'Part of the stake that counts as a bet: all of it where a round risks it whole, else at most what ' +
        'was won or lost; nothing where the round ended even.',
    ),
    win: Money.describe('What was won, the stake included.'),
    net: SignedMoney.describe('Win less stake.'),
    status: BetStatus.describe(
      'How the round stands: `VOID` was settled with everything given back; `ROLLED_BACK` was taken back by the vendor.',
    ),
    at: Instant.describe('When the round began.'),
    settledAt: Instant.nullable().describe('When the round was settled; null until then.'),
    contribution: Money.describe('What of the valid bet counted towards requirements of turnover.'),
  })
  .meta({ id: 'BetRow', description: 'A round of a game, as its player reads it.' })

const Account = z.string().describe('Account of the person the entry lies in; `VENDOR:<code>` is a wallet at a vendor.')

/** Schema of an entry of the ledger. */
export const LedgerRow = z
  .object({
    entryNo: z.string().describe('Number of the entry; it grows with time.'),
    txNo: z.string().describe('Number of the movement: entries of one movement share it.'),
    type: z.string().describe('What happened, for instance `bet`, `win` or `deposit`; a newer gateway may know more.'),
    account: Account,
    amount: SignedMoney.describe('What came in; negative: what went out.'),
    balanceAfter: Money.describe('What the account held after this entry.'),
    at: Instant.describe('When it was booked.'),
    ref: z
      .object({
        kind: z
          .enum(['round', 'transaction', 'deposit', 'withdrawal'])
          .describe('Kind of it: a round, a movement that is taken back, or an order.'),
        id: z.string().describe('Number of it: `betNo` of a round, `txNo` of a movement, number of an order.'),
      })
      .optional()
      .describe('What the entry belongs to; absent where it belongs to nothing.'),
    vendorTx: z.string().optional().describe('Number the vendor gave it; absent where no vendor is part of it.'),
    vassalage: VendorCode.optional().describe('Code of the vendor; absent where no vendor is part of it.'),
    party: z
      .object({
        account: z.string().describe('Account of the other side; that of the upline is masked.'),
        remark: z.string().describe('What was written beside it; empty: nothing.'),
      })
      .optional()
      .describe('The other side of cash between a member and the upline; absent with anything else.'),
  })
  .meta({ id: 'LedgerRow', description: 'One entry of the ledger.' })

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

/** State of an order of the cashier: on its way, ended with its money, or ended without. */
export const orderOutcomes = ['OPEN', 'DONE', 'FAILED'] as const
const ordersAsked = z.strictObject({
  ...rangeInput,
  outcome: z
    .enum(orderOutcomes)
    .optional()
    .describe('How the order stands: on its way, ended with its money, or ended without; absent: all.'),
  language: Language.optional(),
})

export const profitGroups = ['day', 'category', 'vendor', 'game'] as const

export default area(
  'records',
  { entry: 'member' },
  {
    bets: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberBetRecords',
      summary: 'The betting record: rounds of the person, newest first, with their sums.',
      principals: owners,
      module: 'TRANSBETREPMEM3',
      input: z.strictObject({
        ...rangeInput,
        gameType: GameType.optional().describe('Category of the game; absent: all.'),
        vassalage: Vassalage.optional().describe('Vendor to narrow the list to; absent: all.'),
        nodeId: NodeId.optional().describe('Number of the game in the catalogue; absent: all.'),
        status: BetStatus.optional().describe('How the round stands; absent: all.'),
        roundId: z
          .string()
          .trim()
          .min(1)
          .max(128)
          .optional()
          .describe('Name the vendor gave the round, or its number in the ledger; absent: all.'),
        language: Language.optional(),
      }),
      output: answered(
        BetRow,
        z.object({
          stake: Money.describe('Sum of the stakes.'),
          validBet: Money.describe('Sum of the valid bets.'),
          win: Money.describe('Sum of the wins.'),
          net: SignedMoney.describe('Wins less stakes.'),
        }),
      ),
      errors: ['real_account_required'],
    }),
    bet: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberBetDetail',
      summary:
        'The receipt of a round: its entries, the balance before and after, what it counted for, and where it can be checked.',
      principals: owners,
      module: 'TRANSBETREPMEM3',
      input: z.strictObject({
        betNo: z
          .string()
          .regex(/^\d{1,18}$/)
          .describe('Number of the round in the ledger.'),
        language: Language.optional(),
      }),
      output: BetRow.extend({
        currency: Currency,
        entries: z.array(LedgerRow).describe('Entries of the ledger that belong to the round, oldest first.'),
        balanceBefore: Money.nullable().describe(
          'What the accounts the round touched held before it; null where it touched none.',
        ),
        balanceAfter: Money.nullable().describe(
          'What the accounts the round touched held after it; null where it touched none.',
        ),
        counted: z
          .array(
            z.object({
              source: z.string().describe('What opened the requirement, for instance `DEPOSIT` or `BONUS`.'),
              ref: z.string().describe('What asks for it, for instance the number of the deposit.'),
              amount: SignedMoney.describe('What was counted; negative where it was taken back.'),
            }),
          )
          .describe('Requirements that took the contribution, in the order they did.'),
        verifyUrl: z
          .string()
          .optional()
          .describe('Address where anybody can repeat the round; absent where the vendor offers none.'),
      }),
      errors: ['not_found', 'real_account_required'],
    }),
    ledger: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_MemTransDet',
      summary: 'Entries of the ledger, newest first: of the main wallet, or of every account the person has.',
      principals: owners,
      module: 'MEMTRANS3',
      input: z.strictObject({
        ...rangeInput,
        group: z.enum(typeGroups).optional().describe('Group of movements; absent: all.'),
        account: z
          .enum(['MAIN', 'ALL'])
          .default('MAIN')
          .describe('`MAIN` is cash and bonus; `ALL` is every account of the person.'),
      }),
      output: answered(
        LedgerRow,
        z.object({
          in: Money.describe('Sum of what came in.'),
          out: Money.describe('Sum of what went out.'),
          net: SignedMoney.describe('What came in less what went out.'),
        }),
      ),
      errors: ['real_account_required'],
    }),
    deposits: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberDepositRecords',
      summary:
        'Deposit orders by when they were made, newest first, each with its story; also those that came to nothing.',
      principals: owners,
      module: 'MEMTRANS3',
      input: ordersAsked,
      output: answered(
        DepositOrder,
        z.object({
          credited: Money.describe('Sum of what was credited to the wallet.'),
          fee: Money.describe('Sum of the fees of credited orders.'),
        }),
      ),
      errors: ['real_account_required'],
    }),
    withdrawals: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberWithdrawRecords',
      summary:
        'Withdrawal orders by when they were asked for, newest first, each with its story; also those that were turned down.',
      principals: owners,
      module: 'MEMTRANS3',
      input: ordersAsked,
      output: answered(
        WithdrawOrder,
        z.object({
          paid: Money.describe('Sum of what was sent, of completed orders.'),
          fee: Money.describe('Sum of the fees of completed orders.'),
        }),
      ),
      errors: ['real_account_required'],
    }),
    profit: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberPnl',
      summary: 'Profit and loss by day, category, vendor or game, of rounds by when they were settled.',
      principals: owners,
      module: 'TRANSBETREPMEM3',
      input: z.strictObject({
        startTime: rangeInput.startTime,
        endTime: rangeInput.endTime,
        groupBy: z
          .enum(profitGroups)
          .default('day')
          .describe('What a row stands for: a day, a category, a vendor or a game.'),
        language: Language.optional(),
      }),
      output: z.object({
        currency: Currency,
        startTime: Instant.describe('First instant of the range that was answered, included.'),
        endTime: Instant.nullable().describe('End of the range that was answered, not included; null: up to now.'),
        timeZone: z.string().describe('IANA name of the time zone the days are of.'),
        list: z
          .array(
            z.object({
              key: z
                .string()
                .describe(
                  'Date as `YYYY-MM-DD` in `timeZone`, category, code of a vendor or number of a game, by `groupBy`.',
                ),
              name: z
                .string()
                .optional()
                .describe('Name of the vendor or game in the language asked for; absent with days and categories.'),
              rounds: z.number().int().describe('Number of settled rounds.'),
              stake: Money.describe('Sum of the stakes.'),
              validBet: Money.describe('Sum of the valid bets.'),
              win: Money.describe('Sum of the wins.'),
              bonus: SignedMoney.describe('Bonus money; in rows it stands by day alone, as no game brought it.'),
              rebate: SignedMoney.describe('Rebates; in rows they stand by day alone, as no game brought them.'),
              net: SignedMoney.describe('Wins less stakes, with bonus and rebate.'),
            }),
          )
          .describe('Rows of the range.'),
        totals: z
          .object({
            rounds: z.number().int().describe('Number of settled rounds.'),
            stake: Money.describe('Sum of the stakes.'),
            validBet: Money.describe('Sum of the valid bets.'),
            win: Money.describe('Sum of the wins.'),
            bonus: SignedMoney.describe('Bonus money; in rows it stands by day alone, as no game brought it.'),
            rebate: SignedMoney.describe('Rebates; in rows they stand by day alone, as no game brought them.'),
            net: SignedMoney.describe('Wins less stakes, with bonus and rebate.'),
          })
          .describe('Sums of all rows.'),
        netDeposit: SignedMoney.describe('Deposits less withdrawals paid, since the account was opened.'),
      }),
      errors: ['real_account_required'],
    }),
    proof: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getLedgerProof',
      summary:
        'Every entry of every account of the person, oldest first, and what the accounts hold: so that anybody can add them up.',
      principals: owners,
      module: 'MEMTRANS3',
      input: z.strictObject({
        after: z
          .string()
          .regex(/^\d{1,18}$/)
          .default('0')
          .describe('Last `entryNo` of the page before; `0` with the first page.'),
        upTo: rangeInput.upTo,
        pageSize: z.coerce.number().int().min(1).max(500).default(200).describe('Rows of a page at most.'),
      }),
      output: z.object({
        currency: Currency,
        accounts: z
          .array(z.object({ account: Account, balance: Money.describe('What the account holds.') }))
          .describe('What each account holds, as it stands at `upTo`; empty after the first page.'),
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
        totalCount: z.number().int().describe('Number of entries of all pages together.'),
        upTo: z.string().describe('Number to send with the next page.'),
        more: z.boolean().describe('Whether more entries follow.'),
      }),
      errors: ['real_account_required'],
    }),
    transfers: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_getTransferHistory',
      summary: 'Transfers to vendors and back, newest first, with how each stands.',
      principals: owners,
      module: 'FUNDTRANS3',
      input: z.strictObject(pageQuery(10)),
      output: pageOf('list', Transfer),
      list: { key: 'list', item: Transfer },
      errors: ['real_account_required'],
    }),
  },
)
