import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import {
  Amount,
  Currency,
  GameType,
  IdempotencyKey,
  Instant,
  Language,
  Money,
  ShownTerms,
  TermsVersion,
} from '../shapes.ts'
import { FieldRule } from './system.ts'

/** Trial players have no deposits. */
const payers = ['member', 'agent'] as const
const shared = { principals: payers, module: 'DEPO3' } as const

export const depositGroups = ['BANK', 'WALLET', 'QR', 'CRYPTO', 'CARD', 'AGENT'] as const
const group = z.enum(depositGroups)
const mode = z.enum(['REDIRECT', 'QR', 'TRANSFER', 'SANDBOX'])
const OrderNo = z
  .string()
  .regex(/^D[0-9A-Z]{4,31}$/)
  .describe('Number of the order.')

export const DepositChannel = z
  .object({
    channelId: z.string().describe('Identifier of the channel; `deposits.submit` takes it.'),
    group: group.describe('Kind of payment.'),
    name: z.string().describe('Name in the language asked for.'),
    logo: z.string().describe('A few letters that stand for the channel.'),
    min: Money.describe('Least amount of an order.'),
    max: Money.describe('Largest amount of an order.'),
    feeType: z
      .enum(['NONE', 'FIXED', 'PERCENT'])
      .describe('How the fee is counted: `NONE`: there is none; `FIXED`: an amount; `PERCENT`: a share of the amount.'),
    fee: Money.describe(
      'With `FIXED` money, with `PERCENT` per cent as a decimal string. It is paid on top of the amount.',
    ),
    terms: TermsVersion.describe('Version of what the channel costs.'),
    etaSec: z.number().int().describe('How long a deposit takes as a rule, in seconds.'),
    mode: mode.describe(
      "How the payer pays: `REDIRECT` on the provider's page, `QR` by scanning a code, `TRANSFER` to a " +
        'payee, `SANDBOX` with play money at once.',
    ),
    fields: z.array(FieldRule).describe('What is asked of the payer, in the order of the form.'),
    quick: z.array(Money).describe('Amounts offered for choice.'),
    health: z
      .enum(['OK', 'SLOW', 'DOWN'])
      .describe('`OK` takes orders; `SLOW` takes them but needs longer; `DOWN` takes none now.'),
  })
  .meta({ id: 'DepositChannel', description: 'A way to pay in, with its limits, fee, time and health.' })

export const DepositStatus = z.enum([
  'CREATED',
  'WAITING_PAYMENT',
  'SUBMITTED',
  'PENDING_REVIEW',
  'CONFIRMED',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
])

/** Why no bonus is given. */
export const bonusRefusals = [
  'below_minimum',
  'first_deposit_used',
  'bonus_used',
  'on_break',
  'not_allowed',
  'not_offered',
] as const
export type BonusRefusal = (typeof bonusRefusals)[number]

export const DepositBonus = z
  .object({
    bonusId: z.string().describe('Identifier of the bonus, for instance `FIRST_DEPOSIT`.'),
    state: z
      .enum(['CHOSEN', 'GIVEN', 'NOT_GIVEN'])
      .describe('`CHOSEN` until the money is credited, then `GIVEN` or `NOT_GIVEN`.'),
    amount: Money.describe('What is given for the amount of the order; once it is given, what was given.'),
    required: Money.describe('What has to be played for the bonus, beside what the deposit itself asks for.'),
    multiple: z.number().describe('The bonus has to be played so many times.'),
    maxBet: Money.describe('Largest stake of a round while the bonus is open.'),
    expiryDays: z.number().int().describe('Days after which an open bonus ends.'),
    reason: z.enum(bonusRefusals).optional().describe('Why it was not given; absent with any other state.'),
  })
  .meta({ id: 'DepositBonus', description: 'What was told of a bonus when it was chosen, and what became of it.' })

export const DepositOrder = z
  .object({
    orderNo: z.string().describe('Number of the order.'),
    status: DepositStatus.describe(
      'How the order stands: made (`CREATED`), waiting for the money (`WAITING_PAYMENT`), said to be paid ' +
        '(`SUBMITTED`), looked at by a person (`PENDING_REVIEW`); it ends as `CONFIRMED` with the money ' +
        'credited, `FAILED`, `EXPIRED` or `CANCELLED`.',
    ),
    currency: Currency,
    amount: Money.describe('What the wallet gets.'),
    fee: Money.describe('Fee, paid on top of the amount.'),
    payAmount: Money.describe('What is to be paid, to the last digit.'),
    credited: Money.optional().describe(
      'What was credited: another sum than `amount` where another sum came. Absent until it is.',
    ),
    channel: DepositChannel.pick({ channelId: true, group: true, name: true, logo: true, mode: true }).describe(
      'The channel the order is paid by.',
    ),
    payee: z
      .object({
        bank: z.string().describe('Bank or wallet of the payee.'),
        name: z.string().describe('Name of the payee.'),
        account: z.string().describe('Account number of the payee.'),
      })
      .optional()
      .describe('Whom to pay; absent where nobody is named.'),
    qr: z.string().optional().describe('Text that a QR code holds; absent where none is scanned.'),
    payUrl: z.string().optional().describe("Address of the provider's own page; absent where there is none."),
    reference: z.string().describe('What the payer writes beside the payment, so that it is found.'),
    paidReference: z
      .string()
      .optional()
      .describe('Number of the payment, as the person told it; absent until it was told.'),
    bonusId: z.string().optional().describe('Identifier of the bonus, for instance `FIRST_DEPOSIT`.'),
    multiple: z
      .number()
      .describe(
        'What the deposit itself asks to be played before it may be withdrawn: so many times what was credited.',
      ),
    bonus: DepositBonus.optional().describe(
      'The bonus that was chosen, by the terms that were told then; absent where none was.',
    ),
    proofs: z.number().int().describe('Number of pictures of the payment that were taken.'),
    createdAt: Instant.describe('When the order was made.'),
    expiresAt: Instant.describe('Until when the order can be paid.'),
    history: z
      .array(
        z.object({
          state: DepositStatus.describe('State the order came to.'),
          at: Instant.describe('When the order came to the state.'),
          by: z.enum(['MEMBER', 'SYSTEM', 'PROVIDER', 'OPERATOR']).describe('Who brought it there.'),
          note: z.string().describe('Why, as a word of a fixed list; empty where nothing is to be said.'),
          remark: z.string().optional().describe('What an operator wrote about it; absent where nothing was written.'),
        }),
      )
      .describe('What happened to the order, oldest first.'),
  })
  .meta({ id: 'DepositOrder', description: 'An order to pay in, with its story.' })

export const DepositOffer = z
  .object({
    bonusId: z.string().describe('Identifier of the bonus, for instance `FIRST_DEPOSIT`.'),
    percent: z.number().describe('Share of the deposit that is given, in per cent, up to `maxBonus`.'),
    maxBonus: Money.describe('Largest bonus.'),
    minDeposit: Money.describe('Least deposit that earns the bonus.'),
    multiple: z.number().describe('The bonus has to be played so many times.'),
    maxBet: Money.optional().describe(
      'Largest stake of a round while the bonus is open; absent where there is no limit.',
    ),
    expiryDays: z.number().describe('Days after which an open bonus ends.'),
    eligible: z
      .array(
        z.object({
          gameType: GameType,
          pct: z
            .number()
            .describe(
              'Share of a valid bet that counts, in per cent; 0: it does not count, and is refused while a bonus is open.',
            ),
        }),
      )
      .describe('What share of a bet counts, by category.'),
    terms: TermsVersion.describe("Version of the offer's terms."),
    quote: z
      .object({
        bonus: Money.describe('Bonus for the amount.'),
        required: Money.describe(
          'What has to be played before the bonus and what it won may be withdrawn, beside what the deposit itself asks for.',
        ),
      })
      .optional()
      .describe(
        'What the offer comes to for the amount asked about; absent where no amount was given or it is below the least.',
      ),
  })
  .meta({ id: 'DepositOffer', description: 'A bonus that may be taken with a deposit, and what it asks.' })

export default area(
  'deposits',
  { entry: 'member' },
  {
    settings: endpoint({
      ...shared,
      method: 'GET',
      path: '/wps/relay/MCSFE_getDepositSettings',
      summary:
        'Whether deposits are taken, what is left of the limit, the bonuses for an amount, and the orders that are open.',
      input: z.strictObject({
        amount: Amount.optional().describe('Amount the offers are reckoned for; absent: they carry no quote.'),
        language: Language.optional(),
      }),
      output: z.object({
        enabled: z.boolean().describe('Whether deposits are taken now.'),
        currency: Currency,
        currencySymbol: z.string().describe('Symbol of the currency, for instance `৳`.'),
        mostOpen: z.number().int().describe('Number of orders that may be open at once.'),
        limit: z
          .object({
            left: Money.describe('What may still be deposited before `resetAt`.'),
            resetAt: Instant.describe('When the limit begins anew.'),
          })
          .optional()
          .describe("What the person's own deposit limit leaves; absent where none is set."),
        multiple: z
          .number()
          .describe(
            'What the deposit itself asks to be played before it may be withdrawn: so many times what was credited.',
          ),
        terms: TermsVersion.describe('Version of what the deposit itself asks to be played.'),
        offers: z.array(DepositOffer).describe('Bonuses the person may choose from.'),
        orders: z.array(DepositOrder).describe('Orders that are open or ended within a day, newest first.'),
      }),
      errors: ['real_account_required'],
    }),
    channels: endpoint({
      ...shared,
      method: 'GET',
      path: '/wps/relay/MCSFE_getDepositPaymentChannels',
      summary: 'The ways to pay in, with limits, fee, time and health.',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({ channels: z.array(DepositChannel).describe('Channels in the order they are shown.') }),
      errors: ['real_account_required'],
    }),
    submit: endpoint({
      ...shared,
      method: 'POST',
      path: '/wps/relay/MCSFE_submitDeposit',
      summary: 'Order a deposit: answers where to pay, how much exactly, and until when.',
      money: true,
      input: z.strictObject({
        channelId: z
          .string()
          .regex(/^[a-z0-9-]{1,32}$/)
          .describe('Channel to pay by, one of `deposits.channels`.'),
        amount: Amount.describe("What the wallet is to get, in the person's currency."),
        bonusId: z
          .string()
          .regex(/^[A-Za-z0-9_-]{1,32}$/)
          .optional()
          .describe('Bonus to take with the deposit; absent: none is given.'),
        fields: z
          .record(z.string().max(32), z.string().max(256))
          .refine((given) => Object.keys(given).length <= 16)
          .optional()
          .describe('What the channel asks of the payer, by the name of the field; at most 16.'),
        terms: ShownTerms.optional().describe('Versions of what the person has seen.'),
        language: Language.optional(),
      }),
      output: DepositOrder,
      errors: [
        'real_account_required',
        'deposit_disabled',
        'not_found',
        'channel_maintenance',
        'amount_out_of_range',
        'field_invalid',
        'too_many_open_orders',
        'terms_changed',
        'bonus_not_available',
        'rg_limit_deposit',
        'rg_timeout',
        'rg_excluded',
      ],
    }),
    order: endpoint({
      ...shared,
      method: 'GET',
      path: '/wps/relay/MCSFE_getDepositOrder',
      summary:
        'An order of the person as it stands, by its number, or by the key it was ordered with where the answer was lost.',
      input: z.strictObject({
        orderNo: OrderNo.optional().describe('Number of the order; absent where `key` names it.'),
        key: IdempotencyKey.optional().describe(
          '`Idempotency-Key` the order was made with, where the answer was lost.',
        ),
        language: Language.optional(),
      }),
      output: DepositOrder,
      errors: ['real_account_required', 'not_found'],
    }),
    proof: endpoint({
      ...shared,
      method: 'POST',
      path: '/wps/relay/MCSFE_submitDepositProof',
      summary:
        'The person has paid: the number of the payment, and one picture a call, png or jpg in base64. Sending it again does no harm.',
      retry: true,
      maxBytes: 7_100_000,
      input: z.strictObject({
        orderNo: OrderNo,
        paidReference: z
          .string()
          .regex(/^[\p{L}\p{N} ._/-]{3,64}$/u)
          .optional()
          .describe('Number the bank or wallet gave the payment; absent where only a picture is sent.'),
        image: z
          .base64()
          .min(16)
          .max(7_000_000)
          .optional()
          .describe(
            'Picture of the payment: PNG or JPEG in base64, at most 5 MB decoded; absent where only the number is sent.',
          ),
        language: Language.optional(),
      }),
      output: DepositOrder,
      errors: ['real_account_required', 'not_found', 'order_closed', 'image_type', 'image_size', 'too_many_images'],
    }),
    cancel: endpoint({
      ...shared,
      method: 'POST',
      path: '/wps/relay/MCSFE_cancelDeposit',
      summary: 'Give up an order that nothing was paid for. Money that comes all the same is looked at, not lost.',
      retry: true,
      input: z.strictObject({ orderNo: OrderNo, language: Language.optional() }),
      output: DepositOrder,
      errors: ['real_account_required', 'not_found', 'order_closed'],
    }),
  },
)
