import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Amount, Currency, GameType, IdempotencyKey, Language, Money, ShownTerms, TermsVersion } from '../shapes.ts'
import { costFields } from './rewards.ts'
import { FieldRule } from './system.ts'
import { Instant } from '../scalars.ts'

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
    channelId: z.string().describe('Identifier of the channel, for `deposits.submit`.'),
    group: group.describe('Kind of payment channel.'),
    name: z.string().describe('Name in the requested language.'),
    logo: z.string().describe('Initials of the channel, shown as its logo.'),
    min: Money.describe('Minimum amount of an order.'),
    max: Money.describe('Maximum amount of an order.'),
    feeType: z
      .enum(['NONE', 'FIXED', 'PERCENT'])
      .describe('`NONE`: no fee; `FIXED`: a fixed amount; `PERCENT`: a percentage of the amount.'),
    fee: Money.describe(
      'Decimal string: an amount of money with `FIXED`, a percentage with `PERCENT`. The fee is paid in ' +
        'addition to the amount.',
    ),
    terms: TermsVersion.describe("Version of the channel's fee terms."),
    etaSec: z.number().int().describe('Typical duration of a deposit, in seconds.'),
    mode: mode.describe(
      "How the payer pays: `REDIRECT`: on the provider's page; `QR`: by scanning a code; `TRANSFER`: by " +
        'transfer to a payee; `SANDBOX`: instantly with play money.',
    ),
    fields: z.array(FieldRule).describe('Fields that the payer fills in, in the order of the form.'),
    quick: z.array(Money).describe('Suggested amounts.'),
    health: z
      .enum(['OK', 'SLOW', 'DOWN'])
      .describe('`OK`: accepts orders; `SLOW`: accepts orders but takes longer; `DOWN`: accepts no orders.'),
  })
  .meta({ id: 'DepositChannel', description: 'A deposit channel with its limits, fee, duration and health.' })

export const DepositState = z
  .enum([
    'CREATED',
    'WAITING_PAYMENT',
    'SUBMITTED',
    'PENDING_REVIEW',
    'CONFIRMED',
    'FAILED',
    'EXPIRED',
    'CANCELLED',
    'CHARGED_BACK',
  ])
  .meta({ id: 'DepositState', description: 'State of a deposit order.' })

/** Reasons why a bonus is not given. */
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
    bonusId: z.string().describe('Identifier of the bonus: a promotion, or `FIRST_DEPOSIT`.'),
    title: z
      .string()
      .optional()
      .describe('Title of the promotion in the requested language; absent: `bonusId` names it.'),
    state: z
      .enum(['CHOSEN', 'GIVEN', 'NOT_GIVEN'])
      .describe('`CHOSEN` until the deposit is credited, then `GIVEN` or `NOT_GIVEN`.'),
    amount: Money.describe('Bonus for the amount of the order; once given, the amount given.'),
    required: Money.describe('Turnover required for the bonus, in addition to that of the deposit itself.'),
    multiple: z.number().describe('Wagering multiple of the bonus.'),
    maxBet: Money.optional().describe('Maximum stake of a round while the bonus is open; absent if there is no limit.'),
    expiryDays: z.number().int().nullable().describe('Days until an open bonus expires; null: it does not.'),
    reason: z.enum(bonusRefusals).optional().describe('Why the bonus was not given; absent in the other states.'),
  })
  .meta({ id: 'DepositBonus', description: 'The bonus chosen with an order: its terms at that time and its state.' })

export const DepositOrder = z
  .object({
    orderNo: z.string().describe('Number of the order.'),
    status: DepositState.describe(
      'State of the order: created (`CREATED`), waiting for the payment (`WAITING_PAYMENT`), reported as ' +
        'paid (`SUBMITTED`), under review (`PENDING_REVIEW`). The terminal states are `CONFIRMED` ' +
        '(credited), `FAILED`, `EXPIRED`, `CANCELLED` and `CHARGED_BACK` (credited, and taken back by the payer).',
    ),
    currency: Currency,
    amount: Money.describe('Amount credited to the wallet on success.'),
    fee: Money.describe('Fee, paid in addition to the amount.'),
    payAmount: Money.describe('Exact amount to pay.'),
    credited: Money.optional().describe(
      'Credited amount, which differs from `amount` if a different sum was paid. Absent until it is credited.',
    ),
    chargedBack: z
      .object({
        taken: Money.describe('What was taken from the wallet of it so far.'),
        owed: Money.describe('What the person still owes of it; taken from cash as it comes.'),
      })
      .optional()
      .describe('Of a deposit that was charged back; absent otherwise.'),
    channel: DepositChannel.pick({ channelId: true, group: true, name: true, logo: true, mode: true }).describe(
      'Channel of the order.',
    ),
    payee: z
      .object({
        bank: z.string().describe('Bank or wallet of the payee.'),
        name: z.string().describe('Name of the payee.'),
        account: z.string().describe('Account number of the payee.'),
      })
      .optional()
      .describe('Payee; absent if the channel has none.'),
    qr: z.string().optional().describe('Content of the QR code; absent if the channel has none.'),
    payUrl: z.string().optional().describe("URL of the provider's payment page; absent if there is none."),
    reference: z.string().describe('Payment reference that the payer must state.'),
    paidReference: z
      .string()
      .optional()
      .describe('Transaction number of the payment, as reported by the person; absent until reported.'),
    bonusId: z.string().optional().describe('Identifier of the bonus: a promotion, or `FIRST_DEPOSIT`.'),
    multiple: z
      .number()
      .describe(
        'Wagering multiple of the deposit: the credited amount must be played this many times before it can be withdrawn.',
      ),
    bonus: DepositBonus.optional().describe(
      'Bonus chosen with the order, with its terms at that time; absent if none was chosen.',
    ),
    proofs: z.number().int().describe('Number of pictures submitted as proof of payment.'),
    createdAt: Instant.describe('When the order was created.'),
    expiresAt: Instant.describe('When the order expires.'),
    history: z
      .array(
        z.object({
          state: DepositState.describe('State that was reached.'),
          at: Instant.describe('When the state was reached.'),
          by: z.enum(['MEMBER', 'SYSTEM', 'PROVIDER', 'OPERATOR']).describe('Who caused the change.'),
          note: z.string().describe('Reason code; empty if there is none.'),
          remark: z.string().optional().describe('Remark of the operator; absent if there is none.'),
        }),
      )
      .describe('State changes of the order, oldest first.'),
  })
  .meta({ id: 'DepositOrder', description: 'A deposit order with its history.' })

export const DepositOffer = z
  .object({
    bonusId: z.string().describe('Identifier of the bonus: a promotion, or `FIRST_DEPOSIT`.'),
    title: z
      .string()
      .optional()
      .describe('Title of the promotion in the requested language; absent: `bonusId` names it.'),
    joined: z.boolean().describe('Whether the person has joined the promotion before; its terms are those of then.'),
    percent: z
      .number()
      .nullable()
      .describe('Bonus as a percentage of the deposit, up to `maxBonus`; null: `maxBonus` is given.'),
    maxBonus: Money.describe('Maximum bonus.'),
    minDeposit: Money.describe('Minimum deposit for the bonus.'),
    multiple: z.number().describe('Wagering multiple of the bonus.'),
    maxBet: Money.optional().describe('Maximum stake of a round while the bonus is open; absent if there is no limit.'),
    expiryDays: z.number().int().nullable().describe('Days until an open bonus expires; null: it does not.'),
    eligible: z
      .array(
        z.object({
          gameType: GameType,
          pct: z
            .number()
            .describe(
              'Share of a valid bet that counts, in per cent; 0: it does not count, and such bets are refused ' +
                'while a bonus is open.',
            ),
        }),
      )
      .describe('Contribution of bets by category of games.'),
    terms: TermsVersion.describe('Version of the terms of the offer.'),
    quote: z
      .object({
        bonus: Money.describe('Bonus for the amount.'),
        required: Money.describe(
          'Turnover required before the bonus and its winnings can be withdrawn, in addition to that of the deposit itself.',
        ),
      })
      .optional()
      .describe('Quote for the requested amount; absent if no amount was given or it is below `minDeposit`.'),
  })
  .meta({ id: 'DepositOffer', description: 'A bonus offered with a deposit, with its terms.' })

export default area(
  'deposits',
  { entry: 'member', about: 'Channels and orders that pay money in.' },
  {
    settings: endpoint({
      ...shared,
      method: 'GET',
      path: '/wps/relay/MCSFE_getDepositSettings',
      summary:
        'Returns whether deposits are enabled, the remaining deposit limit, the bonus offers for an amount, ' +
        'and recent orders.',
      input: z.strictObject({
        amount: Amount.optional().describe('Amount for which the offers are quoted; absent: they have no quote.'),
        language: Language.optional(),
      }),
      output: z.object({
        enabled: z.boolean().describe('Whether deposits are enabled.'),
        currency: Currency,
        currencySymbol: z.string().describe('Symbol of the currency, for instance `৳`.'),
        mostOpen: z.number().int().describe('Maximum number of open orders.'),
        limit: z
          .object({
            left: Money.describe('Amount that can still be deposited before `resetAt`.'),
            resetAt: Instant.describe('When the limit is reset.'),
          })
          .optional()
          .describe("Remaining amount of the person's own deposit limit; absent if none is set."),
        askLimit: z
          .boolean()
          .describe(
            'Whether the person must be asked for a deposit limit before the first deposit: until one is set, an order ' +
              'requires `withoutLimit`.',
          ),
        multiple: z
          .number()
          .describe(
            'Wagering multiple of the deposit: the credited amount must be played this many times before it can be withdrawn.',
          ),
        terms: TermsVersion.describe("Version of the terms of the deposit's own turnover requirement."),
        offers: z.array(DepositOffer).describe('Bonus offers available to the person.'),
        orders: z.array(DepositOrder).describe('Orders that are open, and the newest three of all, newest first.'),
      }),
      errors: ['real_account_required'],
    }),
    channels: endpoint({
      ...shared,
      method: 'GET',
      path: '/wps/relay/MCSFE_getDepositPaymentChannels',
      summary: 'Returns the deposit channels with their limits, fee, duration and health.',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({ channels: z.array(DepositChannel).describe('Channels in display order.') }),
      errors: ['real_account_required'],
    }),
    bonusCost: endpoint({
      ...shared,
      method: 'GET',
      path: '/wps/relay/MCSFE_getDepositBonusCost',
      summary:
        'Returns what a bonus with a deposit really costs: rounds, time, mean loss and how often its play ends ahead, on ' +
        'games that count for it. Games whose returns are not published are left out.',
      input: z.strictObject({
        bonusId: z
          .string()
          .regex(/^[A-Za-z0-9_-]{1,32}$/)
          .describe('Identifier of the bonus, from `offers`.'),
        amount: Amount.describe('Amount of the deposit.'),
        stake: Money.optional().describe(
          'Stake of a round, at most the largest that the terms allow; absent: the usual one of the person.',
        ),
        language: Language.optional(),
      }),
      output: z.object({
        currency: Currency,
        bonus: Money.describe('Bonus for the amount.'),
        base: Money.describe('Amount the multiple applies to.'),
        ...costFields,
      }),
      errors: ['real_account_required', 'bonus_not_available', 'amount_out_of_range'],
    }),
    submit: endpoint({
      ...shared,
      method: 'POST',
      path: '/wps/relay/MCSFE_submitDeposit',
      summary: 'Creates a deposit order and returns the payee, the exact amount and the expiry.',
      money: true,
      input: z.strictObject({
        channelId: z
          .string()
          .regex(/^[a-z0-9-]{1,32}$/)
          .describe('Identifier of the channel, from `deposits.channels`.'),
        amount: Amount.describe("Amount to credit to the wallet, in the person's currency."),
        bonusId: z
          .string()
          .regex(/^[A-Za-z0-9_-]{1,32}$/)
          .optional()
          .describe('Identifier of the bonus to take with the deposit; absent: none.'),
        fields: z
          .record(z.string().max(32), z.string().max(256))
          .refine((given) => Object.keys(given).length <= 16)
          .optional()
          .describe("Values of the channel's fields by field name; at most 16."),
        withoutLimit: z
          .boolean()
          .optional()
          .describe('Whether the person was asked for a deposit limit and chose to go on without one; absent: no.'),
        terms: ShownTerms.optional().describe('Versions of the terms that the person has seen.'),
        language: Language.optional(),
      }),
      output: DepositOrder,
      underTerms: true,
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
        'rg_limit_prompt',
        'rg_timeout',
        'rg_excluded',
      ],
    }),
    order: endpoint({
      ...shared,
      method: 'GET',
      path: '/wps/relay/MCSFE_getDepositOrder',
      summary:
        'Returns a deposit order by its number, or by its idempotency key to look up the result after a lost response.',
      input: z.strictObject({
        orderNo: OrderNo.optional().describe('Number of the order; absent if `key` is given.'),
        key: IdempotencyKey.optional().describe(
          '`Idempotency-Key` of the order, to look up its result after a lost response.',
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
        'Reports that the person has paid, with the transaction number and one picture per call. Repeating ' +
        'it has no further effect.',
      retry: true,
      maxBytes: 7_100_000,
      input: z.strictObject({
        orderNo: OrderNo,
        paidReference: z
          .string()
          .regex(/^[\p{L}\p{N} ._/-]{3,64}$/u)
          .optional()
          .describe('Transaction number of the bank or wallet; absent if only a picture is sent.'),
        image: z
          .base64()
          .min(16)
          .max(7_000_000)
          .optional()
          .describe(
            'Proof of payment: PNG or JPEG in base64, at most 5 MB decoded; absent if only the number is sent.',
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
      summary: 'Cancels an unpaid order. A payment that arrives afterwards is reviewed by the operator.',
      retry: true,
      input: z.strictObject({ orderNo: OrderNo, language: Language.optional() }),
      output: DepositOrder,
      errors: ['real_account_required', 'not_found', 'order_closed'],
    }),
  },
)
