import * as z from 'zod'
import {
  GameNumber,
  GameTitle,
  GameType,
  Money,
  SignedMoney,
  TransferPurpose,
  VendorCode,
  VendorName,
} from './shapes.ts'
import { Instant } from './scalars.ts'

export const playedWith = ['MONEY', 'FREE_SPINS'] as const
export const betStatuses = ['OPEN', 'SETTLED', 'VOID', 'ROLLED_BACK'] as const
export const BetStatus = z.enum(betStatuses)

export const spinOutcomes = ['PENDING', 'CASH', 'BONUS', 'NOTHING', 'LOST'] as const

/** Schema of what a round owes to the free spins it was played with. */
const FreeRound = z
  .object({
    rewardId: z.string().describe('Number of the reward that gave the free spins.'),
    stake: Money.describe('Stake of the spin, which was not charged.'),
    outcome: z
      .enum(spinOutcomes)
      .describe(
        'Where the wins of the free spins went: `PENDING`: they are paid once the free spins have ended; `CASH`: paid ' +
          'as cash; `BONUS`: paid as a bonus; `NOTHING`: the free spins won nothing; `LOST`: the free spins were given ' +
          'up or cancelled before they were paid.',
      ),
    won: Money.describe('Sum of the wins of these free spins so far.'),
    paid: Money.nullable().describe(
      'Amount paid for these wins, which may be capped by the terms; null unless `outcome` is `CASH`, `BONUS` or ' +
        '`NOTHING`.',
    ),
  })
  .meta({ id: 'FreeRound', description: 'The free spins that a round was played with.' })

/** Schema of a round in the betting record. */
export const BetRow = z
  .object({
    betNo: z
      .string()
      .describe(
        'Number of the round in the ledger; of a round of free spins, which moves no money, `F` and its number.',
      ),
    roundId: z.string().describe("The vendor's identifier of the round."),
    vassalage: VendorCode,
    vendorName: VendorName,
    gameType: GameType,
    nodeId: GameNumber,
    gameName: GameTitle,
    stake: Money.describe('Stake of the round.'),
    validBet: Money.describe(
      'Part of the stake that counts as turnover: the whole stake if the round risks all of it, otherwise ' +
        'at most the amount won or lost; zero if the round ended even.',
    ),
    win: Money.describe(
      'Payout of the round, including the stake; of a round of free spins what it adds to their wins.',
    ),
    net: SignedMoney.describe('Win less stake; zero for a round of free spins.'),
    status: BetStatus.describe(
      'State of the round: `OPEN`; `SETTLED`; `VOID`: settled with the stake returned; `ROLLED_BACK`: ' +
        'reversed by the vendor.',
    ),
    at: Instant.describe('When the round began.'),
    settledAt: Instant.nullable().describe('When the round was settled; null until then.'),
    contribution: Money.describe('Part of the valid bet that counted towards turnover requirements.'),
    freeRound: FreeRound.optional().describe('Free spins of the round; absent: it was played for money.'),
  })
  .meta({ id: 'BetRow', description: 'A round of a game in the betting record.' })

export const LedgerAccount = z
  .string()
  .describe('Ledger account of the person; `VENDOR:<code>` is a wallet at a vendor.')

/** Schema of an entry of the ledger. */
export const LedgerRow = z
  .object({
    entryNo: z.string().describe('Number of the entry; numbers increase with time.'),
    txNo: z.string().describe('Number of the transaction; entries of one transaction share it.'),
    type: z
      .string()
      .describe('Type of the transaction, for instance `bet`, `win` or `deposit`. Newer gateways may add types.'),
    account: LedgerAccount,
    amount: SignedMoney.describe('Amount of the entry; negative for a debit.'),
    balanceAfter: Money.describe('Balance of the account after the entry.'),
    at: Instant.describe('When the entry was posted.'),
    ref: z
      .object({
        kind: z
          .enum(['round', 'transaction', 'deposit', 'withdrawal', 'redemption', 'conversion'])
          .describe('Kind of the reference: a round, a reversed transaction, an order, or a conversion of points.'),
        id: z
          .string()
          .describe('Number of the referenced item: `betNo` of a round, `txNo` of a transaction, or its own number.'),
      })
      .optional()
      .describe('What the entry refers to; absent if there is no reference.'),
    vendorTx: z.string().optional().describe("The vendor's transaction number; absent if no vendor is involved."),
    vassalage: VendorCode.optional().describe('Code of the vendor; absent if no vendor is involved.'),
    party: z
      .object({
        account: z
          .string()
          .describe('Account of the other party, masked where that is above the person; empty for several.'),
        people: z.number().int().optional().describe('How many people were sent a red packet; absent: one party.'),
        purpose: TransferPurpose,
        remark: z.string().describe('Remark of the sender; empty if there is none.'),
      })
      .optional()
      .describe('Other party of a transfer between members of one line; absent for other entries.'),
    remark: z
      .string()
      .optional()
      .describe('Of points: what the operator wrote with a correction or a rejected order; absent: nothing.'),
  })
  .meta({ id: 'LedgerRow', description: 'An entry of the ledger.' })
