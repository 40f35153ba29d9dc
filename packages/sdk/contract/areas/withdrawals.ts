import * as z from 'zod'
import { ShownBonus } from './turnover.ts'
import { area, endpoint } from '../endpoint.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { Eta, owners } from './payout-accounts.ts'
import { Amount, Currency, Money, ShownTerms, TermsVersion, pageOf, pageQuery } from '../shapes.ts'
import { Instant, flag } from '../scalars.ts'

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
  .meta({
    id: 'WithdrawState',
    description:
      'State of a withdrawal: requested (`REQUESTED`), under review (`RISK_REVIEW`), approved for payment ' +
      '(`APPROVED`), payment in progress (`PAYING`), payment failed and retried (`PAY_FAILED`), paid ' +
      '(`PAID`), awaiting confirmation of receipt (`AWAITING_RECEIPT`). The terminal states are ' +
      '`COMPLETED`, `REJECTED` and `CANCELLED`.',
  })

/** States of a part of a withdrawal. */
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
  .meta({
    id: 'PartState',
    description:
      'State of a part. `AWAITING_RECEIPT` and `RESENT` (paid again) wait for the person to confirm ' +
      'receipt; `DISPUTED` waits for the operator. The others are terminal: paid without confirmation ' +
      '(`PAID`), confirmed by the person (`RECEIVED`, `FULLY_PAID`), by timeout (`AUTO_RECEIVED`) or by ' +
      'the operator (`FORCED_RECEIVED`), or refunded (`REFUNDED`).',
  })

/** Reasons for which a person can dispute the receipt of a payment. */
export const disputeReasons = ['nothing', 'less', 'other_account'] as const

const Step = z.object({
  state: z
    .union([WithdrawState, PartState])
    .describe('State that was reached: of the order, or with `partNo` of that part.'),
  partNo: z.number().int().optional().describe('Number of the part; absent if the step concerns the whole order.'),
  owner: z
    .enum(['US', 'BANK', 'YOU'])
    .describe('Party responsible for the next step: the operator (`US`), the bank (`BANK`) or the person (`YOU`).'),
  reason: z.string().optional().describe('Reason code; absent if there is none.'),
  remark: z.string().optional().describe('Remark on the step; absent if there is none.'),
  at: Instant.describe('When the state was reached.'),
  expectedAt: Instant.optional().describe(
    'When the next step is expected, by the 90th percentile of past orders; absent if none is expected.',
  ),
})

const Part = z.object({
  partNo: z.number().int().describe('Number of the part, from 1.'),
  amount: Money.describe('Amount of the part.'),
  status: PartState.describe('State of the part.'),
  paidAt: Instant.describe('When the part was paid.'),
  payer: z.string().optional().describe('Account of the depositor who pays the part, masked; absent if the bank pays.'),
  deadline: Instant.nullable().describe(
    'When receipt is confirmed automatically; null if no confirmation is pending or the part is disputed.',
  ),
  proof: z.array(z.string()).describe("Identifiers of the payer's pictures that prove the payment."),
  pictures: z.array(z.string()).describe("Identifiers of the person's pictures."),
})

export const WithdrawOrder = z
  .object({
    orderNo: z.string().describe('Number of the order.'),
    amount: Money.describe('Requested amount.'),
    fee: Money.describe('Fee, deducted from the amount.'),
    payout: Money.describe('Amount paid out: amount less fee.'),
    currency: Currency,
    status: WithdrawState.describe('State of the order.'),
    card: z
      .object({
        kind: z.enum(['BANK', 'WALLET']).describe('Bank account or mobile wallet.'),
        name: z.string().describe('Name of the bank or wallet.'),
        masked: z.string().describe('Account number, masked except for the last four digits.'),
      })
      .describe('Payout account as of the time of the order.'),
    reviewed: z.boolean().describe('Whether the order is reviewed before it is paid.'),
    eta: Eta.describe('Expected duration, from past orders with the same kind of review.'),
    history: z.array(Step).describe('State changes of the order, oldest first.'),
    parts: z.array(Part).describe('Payments that the order is split into; empty until it is paid.'),
    receiptDeadline: Instant.nullable().describe(
      'Earliest deadline of its parts; null if no part awaits confirmation.',
    ),
    canCancel: z.boolean().describe('Whether the order can be cancelled now.'),
    createdAt: Instant.describe('When the order was created.'),
    closedAt: Instant.nullable().describe('When the order reached a terminal state; null until then.'),
  })
  .meta({ id: 'WithdrawOrder', description: 'A withdrawal order with its parts and its history.' })

export default area(
  'withdrawals',
  { entry: 'member', about: 'Orders that pay money out.' },
  {
    settings: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getWithdrawSettings',
      summary:
        'Returns the remaining daily limits and the rules for withdrawals. Payout methods are returned by ' +
        '`payoutAccounts.list`.',
      principals: owners,
      module: 'WITH3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        daily: z
          .object({
            count: z.number().int().describe('Maximum number of orders per day.'),
            countLeft: z.number().int().describe('Number of orders left today.'),
            amount: Money.describe('Maximum sum of orders per day.'),
            amountLeft: Money.describe('Sum left today.'),
            resetsAt: Instant.describe('When the daily limits are reset.'),
          })
          .describe("Daily limits, by days in the site's time zone, and what is left of them."),
        cancelAllowed: z.boolean().describe('Whether a withdrawal request can be cancelled before it is approved.'),
        receiptMinutes: z
          .number()
          .describe('Minutes after which receipt is confirmed automatically if the person does not answer.'),
        autoApprove: Money.describe(
          'Orders up to this amount are approved automatically unless a risk rule requires a review; larger ' +
            'ones are always reviewed.',
        ),
        roundOpen: z
          .boolean()
          .describe('Whether the person has an open round; until it ends, every order is reviewed.'),
        terms: TermsVersion.describe(
          'Version of the terms of an order: cancellation, confirmation of receipt, automatic approval.',
        ),
      }),
      errors: ['real_account_required'],
    }),
    submit: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCSFE_submitWithdraw',
      summary:
        'Requests a withdrawal of cash; the amount is held until the order ends. Play limits and exclusions ' +
        'do not prevent withdrawals.',
      principals: owners,
      module: 'WITH3',
      sealed: true,
      fundPassword: true,
      money: true,
      input: z.strictObject({
        fundPassword: FundPassword,
        accountId: z.uuid().describe('Identifier of the payout account, from `payoutAccounts.list`.'),
        amount: Amount.describe("Requested amount in the person's currency; the fee is deducted from it."),
        forfeitBonus: z
          .boolean()
          .default(false)
          .describe('Whether to forfeit an open bonus first if it blocks the withdrawal.'),
        bonusId: ShownBonus.optional().describe(
          'With `forfeitBonus`: identifier of the bonus that was shown, the `id` of its requirement. If another one is ' +
            'open, none is forfeited, and the request is refused with `turnover_open`. Absent: whichever is open.',
        ),
        terms: ShownTerms.optional().describe(
          'Versions of the terms that the person has seen: `order` (from `withdrawals.settings`) and `method` ' +
            '(from the payout method). Absent: the current terms apply.',
        ),
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
        'charge_back_open',
        'obligation_open',
        'insufficient_funds',
      ],
    }),
    orders: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getWithdrawList',
      summary: 'Returns the withdrawal orders of the person, newest first.',
      principals: owners,
      module: 'WITH3',
      input: z.strictObject({
        open: flag.optional().describe('True: only open orders; false or absent: all orders.'),
        ...pageQuery(10),
      }),
      output: pageOf('list', WithdrawOrder),
      list: { key: 'list', item: WithdrawOrder },
      errors: ['real_account_required'],
    }),
    detail: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getWithdrawDetail',
      summary:
        'Returns one withdrawal order by its number, or by its `Idempotency-Key` to look up the result after ' +
        'a lost response.',
      principals: owners,
      module: 'WITH3',
      input: z.strictObject({
        orderNo: z.string().max(40).optional().describe('Number of the order; absent if `intent` is given.'),
        intent: z
          .string()
          .max(255)
          .optional()
          .describe('`Idempotency-Key` of the order; absent if `orderNo` is given.'),
      }),
      output: WithdrawOrder,
      errors: ['not_found', 'real_account_required'],
    }),
    cancel: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_cancelWithdraw',
      summary:
        'Cancels a withdrawal request before it is approved, if the responsible-gaming profile allows it. ' +
        'Repeating it returns the same order.',
      principals: owners,
      module: 'WITH3',
      retry: true,
      input: z.strictObject({ orderNo: z.string().max(40).describe('Number of the order.') }),
      output: WithdrawOrder,
      errors: ['not_found', 'order_closed', 'function_not_available', 'real_account_required'],
    }),
  },
)
