import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { Eta, owners } from './payout-accounts.ts'
import { Amount, Instant, Money, ShownTerms, TermsVersion, pageOf, pageQuery } from '../shapes.ts'

export const WithdrawState = z
  .enum([
    'REQUESTED',
    'RISK_REVIEW',
    'APPROVED',
    'PAYING',
    'PAY_FAILED',
    'PAID',
    'AWAITING_RECEIPT',
    'COMPLETED',
    'REJECTED',
    'CANCELLED',
  ])
  .meta({ id: 'WithdrawState' })

/** `RESENT` waits again, `DISPUTED` waits for the operator; the others but `AWAITING_RECEIPT` are ends. */
export const PartState = z
  .enum([
    'PAID',
    'AWAITING_RECEIPT',
    'RESENT',
    'DISPUTED',
    'RECEIVED',
    'FULLY_PAID',
    'AUTO_RECEIVED',
    'FORCED_RECEIVED',
    'REFUNDED',
  ])
  .meta({ id: 'PartState' })

/** Why the person says that money did not come. */
export const disputeReasons = ['nothing', 'less', 'other_account'] as const

const Step = z.object({
  /** Of the order, or with `partNo` of that part. */
  state: z.union([WithdrawState, PartState]),
  partNo: z.number().int().optional(),
  /** Whose turn it is from here: the operator's, the bank's, the person's. */
  owner: z.enum(['US', 'BANK', 'YOU']),
  /** A word of the list in the locales, `withdraw.reason.<reason>`. */
  reason: z.string().optional(),
  /** Somebody's own words. */
  remark: z.string().optional(),
  at: Instant,
  /** When the next step is expected: nine of ten were faster. */
  expectedAt: Instant.optional(),
})

const Part = z.object({
  partNo: z.number().int(),
  amount: Money,
  status: PartState,
  paidAt: Instant,
  /** Whose deposit pays it, masked; absent: the bank. */
  payer: z.string().optional(),
  /** When silence counts as received; null while nobody waits, and while it is disputed. */
  deadline: Instant.nullable(),
  /** Ids of pictures: the payer's proof, and the person's own. */
  proof: z.array(z.string()),
  pictures: z.array(z.string()),
})

export const WithdrawOrder = z
  .object({
    orderNo: z.string(),
    amount: Money,
    fee: Money,
    /** Amount less fee: what comes. */
    payout: Money,
    currency: z.string(),
    status: WithdrawState,
    card: z.object({ kind: z.enum(['BANK', 'WALLET']), name: z.string(), masked: z.string() }),
    /** Whether somebody looks at it before it is paid. */
    reviewed: z.boolean(),
    /** Of orders of the same kind: looked at, or not. */
    eta: Eta,
    history: z.array(Step),
    parts: z.array(Part),
    /** The first deadline of its parts. */
    receiptDeadline: Instant.nullable(),
    canCancel: z.boolean(),
    createdAt: Instant,
    closedAt: Instant.nullable(),
  })
  .meta({ id: 'WithdrawOrder' })

export default area(
  'withdrawals',
  { entry: 'member' },
  {
    settings: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getWithdrawSettings',
      summary: 'What is left of the day, and how receipts go; the ways to be paid stand with the accounts.',
      principals: owners,
      module: 'WITH3',
      input: z.strictObject({}),
      output: z.object({
        currency: z.string(),
        /** Count and amount of a day of the site, and what is left of both. */
        daily: z.object({
          count: z.number().int(),
          countLeft: z.number().int(),
          amount: Money,
          amountLeft: Money,
          resetsAt: Instant,
        }),
        cancelAllowed: z.boolean(),
        receiptMinutes: z.number(),
        /**
         * Orders up to this amount are paid at once, unless something about them needs a look; larger ones wait for a
         * person.
         */
        autoApprove: Money,
        /** A round of the person is still open: any order waits for a look until it has ended. */
        roundOpen: z.boolean(),
        /** Version of what holds for an order: cancelling, receipt, what is paid at once. */
        terms: TermsVersion,
      }),
      errors: ['real_account_required'],
    }),
    submit: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCSFE_submitWithdraw',
      summary: 'Ask for cash; it is held until the order ends. Limits and exclusion never stand in the way.',
      principals: owners,
      module: 'WITH3',
      sealed: true,
      fundPassword: true,
      money: true,
      input: z.strictObject({
        fundPassword: FundPassword,
        accountId: z.uuid(),
        amount: Amount,
        /** Give up the open bonus first, where it stands in the way. */
        forfeitBonus: z.boolean().default(false),
        /** Versions of what the person has seen: `order` (of the settings) and `method` (what it costs). */
        terms: ShownTerms.optional(),
      }),
      output: WithdrawOrder,
      errors: [
        ...fundPasswordErrors,
        'not_found',
        'name_mismatch',
        'amount_out_of_range',
        'terms_changed',
        'withdraw_limit',
        'turnover_open',
        'insufficient_funds',
      ],
    }),
    orders: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getWithdrawList',
      summary: 'Orders of the person, newest first; `open` leaves out those that have ended.',
      principals: owners,
      module: 'WITH3',
      input: z.strictObject({ open: z.stringbool().optional(), ...pageQuery(10) }),
      output: pageOf('list', WithdrawOrder),
      list: { key: 'list', item: WithdrawOrder },
      errors: ['real_account_required'],
    }),
    detail: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getWithdrawDetail',
      summary:
        'One order, by its number or by the `Idempotency-Key` it was asked with: for a form that lost the answer.',
      principals: owners,
      module: 'WITH3',
      input: z.strictObject({ orderNo: z.string().max(40).optional(), intent: z.string().max(255).optional() }),
      output: WithdrawOrder,
      errors: ['not_found', 'real_account_required'],
    }),
    cancel: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_cancelWithdraw',
      summary: 'Take a request back before it is approved, where the profile allows it. Asking again answers the same.',
      principals: owners,
      module: 'WITH3',
      retry: true,
      input: z.strictObject({ orderNo: z.string().max(40) }),
      output: WithdrawOrder,
      errors: ['not_found', 'order_closed', 'function_not_available', 'real_account_required'],
    }),
  },
)
