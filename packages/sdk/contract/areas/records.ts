import * as z from 'zod'
import { DepositOrder } from './deposits.ts'
import { area, endpoint } from '../endpoint.ts'
import { GameType, Instant, Language, Money, NodeId, SignedMoney, Vassalage, pageOf, pageQuery } from '../shapes.ts'
import { Transfer } from './wallet.ts'
import { WithdrawOrder } from './withdrawals.ts'

/** Trial players have no records: theirs are play coins that end with the account. */
export const owners = ['member', 'agent'] as const

/** Days that records stand online, and days one question may cover. */
export const recordDays = { online: 90, atOnce: 31 } as const

/**
 * What every record is asked by. `startTime` (included) to `endTime` (not included): at most 31 days, of the last 90;
 * without them the last seven days. `upTo` is what the first page answered: later pages then leave out what came since,
 * so none repeats or skips a row.
 */
const asked = {
  startTime: Instant.optional(),
  endTime: Instant.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(500).default(20),
  upTo: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
}

/** One page of a record, with the sums of all of it. */
const answered = <Row extends z.ZodType, Totals extends z.ZodType>(row: Row, totals: Totals) =>
  z.object({
    currency: z.string(),
    /** The range that was answered. */
    startTime: Instant,
    endTime: Instant.nullable(),
    list: z.array(row),
    pageNum: z.number().int(),
    totalPages: z.number().int(),
    totalCount: z.number().int(),
    upTo: z.string(),
    totals,
  })

export const betStatuses = ['OPEN', 'SETTLED', 'VOID', 'ROLLED_BACK'] as const
export const BetStatus = z.enum(betStatuses)

/** A round of a game, as its player reads it. */
export const BetRow = z
  .object({
    /** Ours. */
    betNo: z.string(),
    /** The vendor's name of it. */
    roundId: z.string(),
    vassalage: z.string(),
    vendorName: z.string(),
    gameType: GameType,
    nodeId: z.number().int(),
    gameName: z.string(),
    stake: Money,
    validBet: Money,
    win: Money,
    /** Win less stake. */
    net: SignedMoney,
    /** `VOID`: settled with everything given back; `ROLLED_BACK`: the vendor took it back. */
    status: BetStatus,
    at: Instant,
    settledAt: Instant.nullable(),
    /** What of the valid bet counts towards turnover. */
    contribution: Money,
  })
  .meta({ id: 'BetRow' })

/** Where an entry lies: the person's accounts; `VENDOR:<code>` is a wallet at a vendor. */
const Account = z.string()

/** One entry of the ledger. */
export const LedgerRow = z
  .object({
    /** Of the entry; grows with time. */
    entryNo: z.string(),
    /** Of the movement: entries of one movement share it. */
    txNo: z.string(),
    /** What happened: `bet`, `win`, `deposit`, … A newer gateway may know more. */
    type: z.string(),
    account: Account,
    /** Positive came in. */
    amount: SignedMoney,
    /** Of the account, after this entry. */
    balanceAfter: Money,
    at: Instant,
    /**
     * What it belongs to: a round by its `betNo`, an order of the person's by its number, or the movement it takes
     * back.
     */
    ref: z.object({ kind: z.enum(['round', 'transaction', 'deposit', 'withdrawal']), id: z.string() }).optional(),
    /** The other side's number of it. */
    vendorTx: z.string().optional(),
    vassalage: z.string().optional(),
    /**
     * Of cash between a member and the upline: who the other side is, and what was written beside it. The upline's name
     * is masked.
     */
    party: z.object({ account: z.string(), remark: z.string() }).optional(),
  })
  .meta({ id: 'LedgerRow' })

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

/** How an order of the cashier stands: on its way, ended with its money, or ended without. */
export const orderOutcomes = ['OPEN', 'DONE', 'FAILED'] as const
const ordersAsked = z.strictObject({
  ...asked,
  outcome: z.enum(orderOutcomes).optional(),
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
        ...asked,
        gameType: GameType.optional(),
        vassalage: Vassalage.optional(),
        nodeId: NodeId.optional(),
        status: BetStatus.optional(),
        /** The vendor's name of a round, or our number of it. */
        roundId: z.string().trim().min(1).max(128).optional(),
        language: Language.optional(),
      }),
      output: answered(BetRow, z.object({ stake: Money, validBet: Money, win: Money, net: SignedMoney })),
      errors: ['real_account_required'],
    }),
    /** A round with all that happened to the money of it. */
    bet: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberBetDetail',
      summary:
        'The receipt of a round: its entries, the balance before and after, what it counted for, and where it can be checked.',
      principals: owners,
      module: 'TRANSBETREPMEM3',
      input: z.strictObject({ betNo: z.string().regex(/^\d{1,18}$/), language: Language.optional() }),
      output: BetRow.extend({
        currency: z.string(),
        entries: z.array(LedgerRow),
        /** Of the accounts the round touched; null where it touched none. */
        balanceBefore: Money.nullable(),
        balanceAfter: Money.nullable(),
        /** Requirements that took the contribution, in the order they did. */
        counted: z.array(z.object({ source: z.string(), ref: z.string(), amount: SignedMoney })),
        /** Where the vendor lets anybody repeat the round, where it does. */
        verifyUrl: z.string().optional(),
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
        ...asked,
        group: z.enum(typeGroups).optional(),
        /** `MAIN` is cash and bonus. */
        account: z.enum(['MAIN', 'ALL']).default('MAIN'),
      }),
      output: answered(LedgerRow, z.object({ in: Money, out: Money, net: SignedMoney })),
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
      /** Of the credited ones: what came into the wallet, and what it cost. */
      output: answered(DepositOrder, z.object({ credited: Money, fee: Money })),
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
      /** Of the completed ones: what was sent, and what the operator kept. */
      output: answered(WithdrawOrder, z.object({ paid: Money, fee: Money })),
      errors: ['real_account_required'],
    }),
    profit: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getMemberPnl',
      summary: 'Profit and loss by day, category, vendor or game, of rounds by when they were settled.',
      principals: owners,
      module: 'TRANSBETREPMEM3',
      input: z.strictObject({
        startTime: asked.startTime,
        endTime: asked.endTime,
        groupBy: z.enum(profitGroups).default('day'),
        language: Language.optional(),
      }),
      output: z.object({
        currency: z.string(),
        startTime: Instant,
        endTime: Instant.nullable(),
        /** Zone of the days. */
        timeZone: z.string(),
        list: z.array(
          z.object({
            /** A day (`2026-11-20`), a category, a vendor's code or a game's number. */
            key: z.string(),
            /** Name of a vendor or game in the language asked for. */
            name: z.string().optional(),
            rounds: z.number().int(),
            stake: Money,
            validBet: Money,
            win: Money,
            /** Bonus money and rebates come by day alone: no game brought them. */
            bonus: SignedMoney,
            rebate: SignedMoney,
            /** Win less stake, and bonus and rebate. */
            net: SignedMoney,
          }),
        ),
        totals: z.object({
          rounds: z.number().int(),
          stake: Money,
          validBet: Money,
          win: Money,
          bonus: SignedMoney,
          rebate: SignedMoney,
          net: SignedMoney,
        }),
        /** Deposits less withdrawals paid, ever. */
        netDeposit: SignedMoney,
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
        /** The last `entryNo` of the page before. */
        after: z
          .string()
          .regex(/^\d{1,18}$/)
          .default('0'),
        upTo: asked.upTo,
        pageSize: z.coerce.number().int().min(1).max(500).default(200),
      }),
      output: z.object({
        currency: z.string(),
        /** As they stand at `upTo`; with the first page alone. */
        accounts: z.array(z.object({ account: Account, balance: Money })),
        list: z.array(
          LedgerRow.pick({
            entryNo: true,
            txNo: true,
            type: true,
            account: true,
            amount: true,
            balanceAfter: true,
            at: true,
          }),
        ),
        /** Entries of all pages together. */
        totalCount: z.number().int(),
        upTo: z.string(),
        /** More follow. */
        more: z.boolean(),
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
