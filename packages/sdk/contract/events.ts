import * as z from 'zod'
import { Unread } from './areas/content.ts'
import { DepositStatus } from './areas/deposits.ts'
import { signedIn } from './endpoint.ts'
import { Jackpot } from './boards.ts'
import { RgPause } from './areas/limits.ts'
import { Instant, Money } from './shapes.ts'
import { Balance } from './areas/wallet.ts'
import { PartState, WithdrawState } from './areas/withdrawals.ts'

/**
 * What `GET /wps/stream` sends (server-sent events read over fetch): the `event:` name, and the shape of its `data:`.
 * Figures (balance, unread, jackpot) come whole when the stream opens and whenever they change, so a missed one costs
 * nothing.
 * News (winner, contract offer) is kept for a while: who comes back with `Last-Event-ID` is told what was missed.
 */
export const events = {
  /** Figure: the wallet. */
  balance: Balance,
  /** Figure: messages that wait. Not for trial players, nor with INBOX3 off. */
  'message.unread': Unread,
  /** Figure: pools of the ledger. Never an illustration: that one moves by itself. */
  jackpot: Jackpot,
  /**
   * Figure: a reality check waits, and no bet is taken until it is acknowledged (`limits.acknowledge`); false once it
   * was.
   */
  'rg.realityCheck': z.object({ due: z.boolean() }),
  /** Figure: play stands still for a while, and why; null once it goes on. */
  'rg.pause': z.object({ pause: RgPause.nullable() }),
  /**
   * Figure: what has to be played before money may leave, all of it together; at most once a second, and not sent while
   * nothing ever was open.
   */
  turnover: z.object({ open: z.number().int(), remaining: Money, percent: z.number().int() }),
  /** News: a round settled with a win large enough for the board. */
  winner: z.object({ customerName: z.string(), gameName: z.string(), winAmount: z.string() }),
  /** News: the upline offers a contract; numbers stand as of `version`. */
  'contract.offer': z.object({
    contractId: z.string(),
    kind: z.enum(['DIVIDEND', 'DAILY', 'DAILY_MR', 'HOURLY', 'REALTIME']),
    version: z.number().int(),
    /** Account of the upline, masked. */
    counterparty: z.string(),
    expiresAt: Instant,
  }),
  /** News: an order of the person to pay in has come to another state; `amount` is what was credited once it was. */
  'deposit.status': z.object({ orderNo: z.string(), status: DepositStatus, amount: Money, at: Instant }),
  /**
   * Figure: parts of withdrawals that wait for the person to say whether the money came. Not sent while it never was
   * more than none.
   */
  'withdraw.receipts': z.object({ waiting: z.number().int() }),
  /**
   * An order of the person to take money out, or a part of it, has come to another state. Who was away reads it afresh.
   */
  'withdraw.status': z.object({ orderNo: z.string(), status: z.union([WithdrawState, PartState]), at: Instant }),
  /** The site closes for maintenance, will close, or opens again; the stream stays open. */
  maintenance: z.object({
    maintenance: z.boolean(),
    maintenanceStart: Instant.optional(),
    maintenanceEnd: Instant.optional(),
    maintenanceMessage: z.string().optional(),
  }),
  /** The session ended elsewhere: log out here too. */
  'session.revoked': z.object({ reason: z.enum(['logout', 'password', 'expired', 'operator']) }),
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
