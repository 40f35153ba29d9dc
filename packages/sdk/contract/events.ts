import * as z from 'zod'
import { Unread } from './areas/content.ts'
import { DepositStatus } from './areas/deposits.ts'
import { signedIn } from './endpoint.ts'
import { Jackpot } from './boards.ts'
import { RgPause } from './areas/limits.ts'
import { GameTitle, Instant, Money } from './shapes.ts'
import { Balance } from './areas/wallet.ts'
import { PartState, WithdrawState } from './areas/withdrawals.ts'

/**
 * What `GET /wps/stream` sends (server-sent events read over fetch): the `event:` name, and the shape of its `data:`.
 * Figures (balance, unread, jackpot) come whole when the stream opens and whenever they change, so a missed one costs
 * nothing. Events (winner, contract offer) are kept for a while: a client that reconnects with `Last-Event-ID` gets
 * what was missed.
 */
export const events = {
  /** Figure: the wallet. */
  balance: Balance,
  /** Figure: unread messages. Not for trial players, nor with INBOX3 off. */
  'message.unread': Unread,
  /** Figure: pools of the ledger. Never an illustration: that one moves by itself. */
  jackpot: Jackpot,
  /**
   * Figure: a reality check waits, and no bet is taken until it is acknowledged (`limits.acknowledge`); false once it
   * was.
   */
  'rg.realityCheck': z.object({
    due: z.boolean().describe('Whether a reality check waits to be acknowledged; no bet is taken until it is.'),
  }),
  /** Figure: play is paused, and why; null once it continues. */
  'rg.pause': z.object({
    pause: RgPause.nullable().describe('Why play stands still and until when; null once play goes on.'),
  }),
  /**
   * Figure: what has to be played before money may leave, all of it together; at most once a second, and not sent while
   * nothing was ever required.
   */
  turnover: z.object({
    open: z.number().int().describe('Number of requirements that are still open.'),
    remaining: Money.describe('What has still to be played, all requirements together.'),
    percent: z.number().int().describe('Share of what has to be played that is done, in per cent: whole, 0 to 100.'),
  }),
  /** Event: a round settled with a win large enough for the board. */
  winner: z.object({
    customerName: z.string().describe('Account name of the player, masked.'),
    gameName: GameTitle,
    winAmount: z
      .string()
      .describe(
        "What the win exceeded the stake by: a decimal string with at most two decimals, in the site's currency.",
      ),
  }),
  /** Event: the upline offers a contract; numbers are those of `version`. */
  'contract.offer': z.object({
    contractId: z.string().describe('Identifier of the contract.'),
    kind: z
      .enum(['DIVIDEND', 'DAILY', 'DAILY_MR', 'HOURLY', 'REALTIME'])
      .describe(
        'Kind of the contract: a dividend, or a salary by the day (`DAILY_MR` at several rates), by the hour or in real time.',
      ),
    version: z
      .number()
      .int()
      .describe(
        'Version of the contract; the figures the client reads afterwards stand as of this version or a later one.',
      ),
    counterparty: z.string().describe('Account of the upline, masked.'),
    expiresAt: Instant.describe('Until when the offer can be accepted.'),
  }),
  /** Event: an order of the person to pay in has come to another state; `amount` is what was credited once it was. */
  'deposit.status': z.object({
    orderNo: z.string().describe('Number of the order.'),
    status: DepositStatus.describe('State the order has come to.'),
    amount: Money.describe('What the wallet gets; once it is credited, what was credited.'),
    at: Instant.describe('When the order came to this state.'),
  }),
  /**
   * Figure: parts of withdrawals that wait for the person to confirm whether the money came. Not sent while it never
   * was more than none.
   */
  'withdraw.receipts': z.object({
    waiting: z.number().int().describe('Parts of withdrawals that wait for the person to say whether the money came.'),
  }),
  /**
   * A withdrawal order of the person, or a part of it, has come to another state. After a gap clients read it again.
   */
  'withdraw.status': z.object({
    orderNo: z.string().describe('Number of the order.'),
    status: z.union([WithdrawState, PartState]).describe('State the order, or the part of it, has come to.'),
    at: Instant.describe('When the order came to this state.'),
  }),
  /** The site closes for maintenance, will close, or opens again; the stream stays open. */
  maintenance: z.object({
    maintenance: z.boolean().describe('Whether the site is closed for maintenance now.'),
    maintenanceStart: Instant.optional().describe(
      'When maintenance is planned to begin, or began; absent where none is planned.',
    ),
    maintenanceEnd: Instant.optional().describe('When maintenance is planned to end; absent where that is not known.'),
    maintenanceMessage: z
      .string()
      .optional()
      .describe('What the operator says about the maintenance; absent where nothing was written.'),
  }),
  /** The session ended elsewhere: log out here too. */
  'session.revoked': z.object({
    reason: z
      .enum(['logout', 'password', 'expired', 'operator', 'excluded'])
      .describe(
        'Why the session ended: `logout` in another tab, `password` was changed, `expired`, ended by an ' +
          '`operator`, or the person `excluded` themselves from play.',
      ),
    until: Instant.optional().describe(
      'When the self-exclusion ends; absent for every other reason. The person may log in meanwhile, to withdraw.',
    ),
  }),
} as const

export type EventName = keyof typeof events

/** The one call that is answered by a stream, and refused like any other. */
export const stream = {
  method: 'GET',
  path: '/wps/stream',
  summary: 'Server-sent events; a comment every 15 s keeps the line open. `Last-Event-ID` resumes after a gap.',
  principals: signedIn,
  module: 'COMM3',
  input: z.strictObject({}),
  errors: ['rate_limited'],
  heartbeatMs: 15_000,
} as const
