import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { Eta, owners } from './payout-accounts.ts'
import { Amount, Currency, Instant, Money, ShownTerms, TermsVersion, pageOf, pageQuery } from '../shapes.ts'

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
      'State of a withdrawal: asked for (`REQUESTED`), looked at (`RISK_REVIEW`), to be paid (`APPROVED`), ' +
      'being paid (`PAYING`), not paid and tried again (`PAY_FAILED`), sent (`PAID`), waiting for the ' +
      "person's word (`AWAITING_RECEIPT`); it ends as `COMPLETED`, `REJECTED` or `CANCELLED`.",
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
      "State of a part: `AWAITING_RECEIPT` and, sent once more, `RESENT` wait for the person's word; " +
      "`DISPUTED` waits for the operator; the others are ends: paid, received by the person's word, by " +
      "silence or by the operator's decision, or paid back.",
  })

/** Reasons of the person that money did not come. */
export const disputeReasons = ['nothing', 'less', 'other_account'] as const

const Step = z.object({
  state: z
    .union([WithdrawState, PartState])
    .describe('State that was reached, of the order, or with `partNo` of that part.'),
  partNo: z.number().int().optional().describe('Number of the part; absent where the whole order is meant.'),
  owner: z
    .enum(['US', 'BANK', 'YOU'])
    .describe("Whose turn it is from here: the operator's (`US`), the bank's, or the person's (`YOU`)."),
  reason: z.string().optional().describe('Why, as a word of a fixed list; absent where nothing is to be said.'),
  remark: z.string().optional().describe('What somebody wrote about it; absent where nothing was written.'),
  at: Instant.describe('When the state was reached.'),
  expectedAt: Instant.optional().describe(
    'When the next step is expected: nine of ten were faster. Absent where none is.',
  ),
})

const Part = z.object({
  partNo: z.number().int().describe('Number of the part, from 1.'),
  amount: Money.describe('What the part pays.'),
  status: PartState.describe('How the part stands.'),
  paidAt: Instant.describe('When the money of the part was sent.'),
  payer: z.string().optional().describe('Account of the depositor who pays the part, masked; absent: the bank pays.'),
  deadline: Instant.nullable().describe(
    'When silence counts as received; null while nobody waits, and while it is disputed.',
  ),
  proof: z.array(z.string()).describe('Identifiers of pictures that the payer sent as proof.'),
  pictures: z.array(z.string()).describe('Identifiers of pictures that the person sent.'),
})

export const WithdrawOrder = z
  .object({
    orderNo: z.string().describe('Number of the order.'),
    amount: Money.describe('What is asked for.'),
    fee: Money.describe('Fee, taken from the amount.'),
    payout: Money.describe('Amount less fee: what comes.'),
    currency: Currency,
    status: WithdrawState.describe('How the order stands.'),
    card: z
      .object({
        kind: z.enum(['BANK', 'WALLET']).describe('Bank account or mobile wallet.'),
        name: z.string().describe('Name of the bank or wallet.'),
        masked: z.string().describe('Account number, masked but for its last four digits.'),
      })
      .describe('The account that is paid to, as it was when the order was made.'),
    reviewed: z.boolean().describe('Whether somebody looks at the order before it is paid.'),
    eta: Eta.describe('How long orders of the same kind take: looked at, or not.'),
    history: z.array(Step).describe('What happened to the order, oldest first.'),
    parts: z.array(Part).describe('Payments the order is split into; empty until it is paid.'),
    receiptDeadline: Instant.nullable().describe('First deadline of its parts; null where none waits.'),
    canCancel: z.boolean().describe('Whether the order can be taken back now.'),
    createdAt: Instant.describe('When the order was made.'),
    closedAt: Instant.nullable().describe('When the order ended; null until then.'),
  })
  .meta({ id: 'WithdrawOrder', description: 'An order to take money out, with its parts and its story.' })

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
        currency: Currency,
        daily: z
          .object({
            count: z.number().int().describe('Number of orders in a day.'),
            countLeft: z.number().int().describe('Number of orders that are left today.'),
            amount: Money.describe('Sum of orders in a day.'),
            amountLeft: Money.describe('Sum that is left today.'),
            resetsAt: Instant.describe('When the day begins anew.'),
          })
          .describe("What may be asked for in a day of the site's time zone, and what is left of it."),
        cancelAllowed: z.boolean().describe('Whether a request may be taken back before it is approved.'),
        receiptMinutes: z
          .number()
          .describe('Minutes after which silence of the person counts as receipt of the money.'),
        autoApprove: Money.describe(
          'Orders up to this amount are paid at once, unless something about them needs a look; larger ones wait for a person.',
        ),
        roundOpen: z
          .boolean()
          .describe('Whether a round of the person is still open: any order waits for a look until it has ended.'),
        terms: TermsVersion.describe('Version of what holds for an order: cancelling, receipt, what is paid at once.'),
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
        accountId: z.uuid().describe('Account to be paid to, one of `payoutAccounts.list`.'),
        amount: Amount.describe("What is asked for, in the person's currency; the fee is taken from it."),
        forfeitBonus: z
          .boolean()
          .default(false)
          .describe('Whether to give up the open bonus first, where it stands in the way.'),
        terms: ShownTerms.optional().describe(
          'Versions of what the person has seen: `order` (of the settings) and `method` (what it costs). Absent: what holds now is taken.',
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
        'insufficient_funds',
      ],
    }),
    orders: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getWithdrawList',
      summary: 'Orders of the person, newest first; `open` leaves out those that have ended.',
      principals: owners,
      module: 'WITH3',
      input: z.strictObject({
        open: z.stringbool().optional().describe('True: only orders that have not ended; false or absent: all.'),
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
        'One order, by its number or by the `Idempotency-Key` it was asked with: for a form that lost the answer.',
      principals: owners,
      module: 'WITH3',
      input: z.strictObject({
        orderNo: z.string().max(40).optional().describe('Number of the order; absent where `intent` names it.'),
        intent: z
          .string()
          .max(255)
          .optional()
          .describe('`Idempotency-Key` the order was asked with; absent where `orderNo` names it.'),
      }),
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
      input: z.strictObject({ orderNo: z.string().max(40).describe('Number of the order.') }),
      output: WithdrawOrder,
      errors: ['not_found', 'order_closed', 'function_not_available', 'real_account_required'],
    }),
  },
)
