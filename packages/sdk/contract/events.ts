import * as z from 'zod'
import { ContractKind, ContractRequest, ContractStatus } from './agent-contract.ts'
import { Unread } from './areas/content.ts'
import { ActivityStatus } from './areas/promotions.ts'
import { DepositState } from './areas/deposits.ts'
import { signedIn } from './endpoint.ts'
import { Jackpot } from './boards.ts'
import { ChatMessage } from './chat-shapes.ts'
import { RgClosedTypes, RgPause } from './areas/limits.ts'
import { GameTitle, Money } from './shapes.ts'
import { Balance } from './areas/wallet.ts'
import { PartState, WithdrawState } from './areas/withdrawals.ts'
import { Instant } from './scalars.ts'

/**
 * Events of `GET /wps/stream` (server-sent events read with fetch): the name after `event:`, and the schema of `data:`.
 * Snapshots (balance, unread, jackpot) are sent in full when the stream opens and at every change, so that a missed one
 * does no harm. One that is not sent while there is nothing to show is sent to a client that reconnects with
 * `Last-Event-ID`, which may show something. Notices (winner, contract offer) are stored for a while: such a client
 * receives those it missed, and a new one those to the person of the last half minute, which the answers it asked for
 * before may lack. What a stream begins with may have a line `age:` with the seconds for which nothing has changed it:
 * answers that were asked for since then have it already.
 */
export const events = {
  /** Snapshot: balances of the person. */
  balance: Balance,
  /** Snapshot: number of unread messages. Not sent to trial players, nor while INBOX3 is off. */
  'message.unread': Unread,
  /**
   * Snapshot: number of questions to customer service with an answer that was not read. Not sent until there was one,
   * nor while TICKET3 is off.
   */
  'ticket.unread': z.object({
    unread: z.number().int().describe('Number of questions with an answer that the person has not read.'),
  }),
  /** Snapshot: number of rewards that can be claimed. Not sent to trial players, nor while REWCEN3 is off. */
  'promo.count': z.object({ claimable: z.number().int().describe('Number of rewards that can be claimed.') }),
  /** Snapshot: number of missions with a reward to claim. Not sent to trial players, nor while MISSIONLB3 is off. */
  'mission.progress': z.object({
    claimable: z.number().int().describe('Number of missions whose reward can be claimed.'),
  }),
  /** Snapshot: jackpot pools of the ledger. Not sent for an illustration, which the client animates. */
  jackpot: Jackpot,
  /** Snapshot: whether a reality check is due. Bets are refused until it is acknowledged (`limits.acknowledge`). */
  'rg.realityCheck': z.object({
    due: z.boolean().describe('Whether a reality check is due; bets are refused until it is acknowledged.'),
  }),
  /** Snapshot: the current pause of play; null when play may continue. Beside it the categories that are closed. */
  'rg.pause': z.object({
    pause: RgPause.nullable().describe('Why and until when play is paused; null when play may continue.'),
    gameTypes: RgClosedTypes.optional().describe(
      'Categories of games from which the person is excluded: their open games take no more bets. Absent if there ' +
        'are none.',
    ),
  }),
  /**
   * Snapshot: open turnover of all requirements; at most once a second, and not sent to a person who never had a
   * requirement.
   */
  turnover: z.object({
    open: z.number().int().describe('Number of open turnover requirements.'),
    remaining: Money.describe('Remaining turnover of all open requirements.'),
    percent: z.number().int().describe('Progress in per cent: a whole number from 0 to 100.'),
  }),
  /** Notice: a round was settled with a win large enough for the winner board. */
  winner: z.object({
    customerName: z.string().describe('Account name of the player, masked.'),
    gameName: GameTitle,
    winAmount: z
      .string()
      .describe("Win less stake: a decimal string with at most two decimals, in the site's currency."),
  }),
  /**
   * Notice: the other side offers a contract, or asks to end one. With another `status` than `pending` or
   * `term_pending` the request is over: it was answered, withdrawn, or has expired.
   */
  'contract.offer': z.object({
    contractId: z.string().describe('Identifier of the contract.'),
    kind: ContractKind,
    request: ContractRequest,
    status: ContractStatus,
    version: z
      .number()
      .int()
      .describe('Version of the contract; what the client reads afterwards has this version or a later one.'),
    counterparty: z
      .string()
      .describe('Account of the other side; masked if above the person, empty if it is the operator.'),
    expiresAt: Instant.nullable().describe('When the offer expires; null: a request to end a contract does not.'),
  }),
  /** Notice: a ticket of the person was drawn. */
  'raffle.won': z.object({
    raffleId: z.string().describe('Identifier of the raffle.'),
    place: z.number().int().describe('Place in the order of prizes, from 1.'),
    amount: Money.describe('What is given.'),
  }),
  /** Notice: a deposit order of the person changed its state. */
  'deposit.status': z.object({
    orderNo: z.string().describe('Number of the order.'),
    status: DepositState.describe('New state of the order.'),
    amount: Money.describe('Amount of the order; once credited, the credited amount.'),
    at: Instant.describe('When the order reached this state.'),
  }),
  /** Notice: the person has taken a promotion, or what was decided about it. Clients read it again after a gap. */
  'promotion.status': z.object({
    promotionId: z.string().describe('Identifier of the promotion.'),
    status: ActivityStatus.describe('Where the person stands with it now.'),
  }),
  /** Snapshot: number of withdrawal parts that await confirmation of receipt. Not sent until there was one. */
  'withdraw.receipts': z.object({
    waiting: z
      .number()
      .int()
      .describe('Number of withdrawal parts that wait for the person to confirm or deny receipt.'),
  }),
  /**
   * Notice: a withdrawal order of the person, or one of its parts, changed its state. After a gap in the stream,
   * clients read the order again.
   */
  'withdraw.status': z.object({
    orderNo: z.string().describe('Number of the order.'),
    status: z.union([WithdrawState, PartState]).describe('New state of the order or of one of its parts.'),
    at: Instant.describe('When the order reached this state.'),
  }),
  /**
   * Notice: a message of a chat room, in the order of `seq`. Sent only while the person watches the room
   * (`chatRooms.watch`). After a gap clients read `chatRooms.messages` from their last `seq`.
   */
  'chat.message': ChatMessage,
  /** The stream sends messages of a chat room from now on: those after `seq`. */
  'chat.ready': z.object({
    roomId: z.string().describe('Identifier of the room.'),
    seq: z.number().int().describe('Position of the last message before the stream; 0 if there is none.'),
  }),
  /** Notice: somebody mentioned the person in a chat room; unread counts have changed. */
  'chat.mention': z.object({ roomId: z.string().describe('Identifier of the room.') }),
  /** Maintenance begins, is planned or ends; the stream stays open. */
  maintenance: z.object({
    maintenance: z.boolean().describe('Whether the site is in maintenance now.'),
    maintenanceStart: Instant.optional().describe(
      'Planned or actual start of the maintenance; absent if none is planned.',
    ),
    maintenanceEnd: Instant.optional().describe('Planned end of the maintenance; absent if not known.'),
    maintenanceMessage: z
      .string()
      .optional()
      .describe('Message of the operator about the maintenance, in the default language; absent if there is none.'),
    maintenanceMessages: z
      .record(z.string(), z.string())
      .optional()
      .describe('The same by language of the site; absent if there is none.'),
  }),
  /** The session was ended elsewhere: the client logs out. */
  'session.revoked': z.object({
    reason: z
      .enum(['logout', 'password', 'expired', 'operator', 'excluded'])
      .describe(
        'Why the session ended: `logout` in another tab, the `password` was changed, the session `expired`, ' +
          'an `operator` ended it, or the person `excluded` themselves from play.',
      ),
    until: Instant.optional().describe(
      'End of the self-exclusion; absent for any other reason. During the exclusion the person can still ' +
        'log in and withdraw.',
    ),
  }),
} as const

export type EventName = keyof typeof events

/** The event stream: the one call that is answered by a stream. Its errors are those of any other call. */
export const stream = {
  method: 'GET',
  path: '/wps/stream',
  summary:
    'Opens the event stream (server-sent events). A comment every 15 seconds keeps the connection open; ' +
    '`Last-Event-ID` resumes after an interruption.',
  principals: signedIn,
  module: 'COMM3',
  input: z.strictObject({}),
  errors: ['rate_limited'],
  heartbeatMs: 15_000,
} as const
