import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Amount, GameType, Instant, Language, Money, ShownTerms, TermsVersion } from '../shapes.ts'
import { FieldRule } from './system.ts'

/** Trial players' coins are nobody's to pay in. */
const payers = ['member', 'agent'] as const
const shared = { principals: payers, module: 'DEPO3' } as const

export const depositGroups = ['BANK', 'WALLET', 'QR', 'CRYPTO', 'CARD', 'AGENT'] as const
const group = z.enum(depositGroups)
const mode = z.enum(['REDIRECT', 'QR', 'TRANSFER', 'SANDBOX'])
const OrderNo = z.string().regex(/^D[0-9A-Z]{4,31}$/)

export const DepositChannel = z
  .object({
    channelId: z.string(),
    group,
    /** In the language asked for. */
    name: z.string(),
    /** A few letters that stand for it. */
    logo: z.string(),
    min: Money,
    max: Money,
    feeType: z.enum(['NONE', 'FIXED', 'PERCENT']),
    /** Money of a fixed fee, per cent otherwise. It is paid on top of the amount. */
    fee: Money,
    /** Version of what it costs. */
    terms: TermsVersion,
    /** How long it takes as a rule. */
    etaSec: z.number().int(),
    mode,
    /** What is asked of the payer. */
    fields: z.array(FieldRule),
    quick: z.array(Money),
    /** `DOWN`: takes no orders now. */
    health: z.enum(['OK', 'SLOW', 'DOWN']),
  })
  .meta({ id: 'DepositChannel' })

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

/** What was told of a bonus when it was chosen, and what became of it. */
export const DepositBonus = z
  .object({
    bonusId: z.string(),
    /** `CHOSEN` until the money is credited. */
    state: z.enum(['CHOSEN', 'GIVEN', 'NOT_GIVEN']),
    /** What is given for the amount of the order; once it is given, that. */
    amount: Money,
    /** What has to be played for it, beside the deposit's own. */
    required: Money,
    multiple: z.number(),
    maxBet: Money,
    expiryDays: z.number().int(),
    /** Why it was not given. */
    reason: z.enum(bonusRefusals).optional(),
  })
  .meta({ id: 'DepositBonus' })

export const DepositOrder = z
  .object({
    orderNo: z.string(),
    status: DepositStatus,
    currency: z.string(),
    /** What the wallet gets. */
    amount: Money,
    fee: Money,
    /** What is to be paid, to the last digit. */
    payAmount: Money,
    /** What was credited: another sum than `amount` where another sum came. */
    credited: Money.optional(),
    channel: DepositChannel.pick({ channelId: true, group: true, name: true, logo: true, mode: true }),
    payee: z.object({ bank: z.string(), name: z.string(), account: z.string() }).optional(),
    /** What a QR code holds. */
    qr: z.string().optional(),
    /** The provider's own page, where there is one. */
    payUrl: z.string().optional(),
    /** To be written beside the payment. */
    reference: z.string(),
    /** The number of the payment, as the person told it. */
    paidReference: z.string().optional(),
    bonusId: z.string().optional(),
    /**
     * Play the deposit itself asks for before it may be withdrawn: so many times what was credited, as it was told when
     * it was ordered.
     */
    multiple: z.number(),
    /** The bonus that was chosen, by the terms that were told then. */
    bonus: DepositBonus.optional(),
    /** Pictures of the payment that were taken. */
    proofs: z.number().int(),
    createdAt: Instant,
    expiresAt: Instant,
    /** Oldest first. `note` says why, as a word; `remark` is what an operator wrote. */
    history: z.array(
      z.object({
        state: DepositStatus,
        at: Instant,
        by: z.enum(['MEMBER', 'SYSTEM', 'PROVIDER', 'OPERATOR']),
        note: z.string(),
        remark: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'DepositOrder' })

/** A bonus that may be taken with a deposit, and what it really asks. */
export const DepositOffer = z
  .object({
    /** `FIRST_DEPOSIT`. */
    bonusId: z.string(),
    /** Of the deposit, up to `maxBonus`. */
    percent: z.number(),
    maxBonus: Money,
    minDeposit: Money,
    /** Times the bonus must be played. */
    multiple: z.number(),
    /** Largest stake of a round while it runs. */
    maxBet: Money.optional(),
    expiryDays: z.number(),
    /** What of a bet counts, by category, per cent. */
    eligible: z.array(z.object({ gameType: GameType, pct: z.number() })),
    /** Version of all of this. */
    terms: TermsVersion,
    /** For the amount asked about; absent where it is below the least. */
    quote: z
      .object({
        bonus: Money,
        /** What must be played before the bonus and what it won may be withdrawn, beside the deposit's own. */
        required: Money,
      })
      .optional(),
  })
  .meta({ id: 'DepositOffer' })

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
      input: z.strictObject({ amount: Amount.optional(), language: Language.optional() }),
      output: z.object({
        enabled: z.boolean(),
        currency: z.string(),
        currencySymbol: z.string(),
        /** Orders that may be open at once. */
        mostOpen: z.number().int(),
        /** What the person's own limit leaves; absent where none is set. */
        limit: z.object({ left: Money, resetAt: Instant }).optional(),
        /** Play the deposit itself asks for before it may be withdrawn: so many times its amount. */
        multiple: z.number(),
        /** Version of what the deposit itself asks to be played. */
        terms: TermsVersion,
        offers: z.array(DepositOffer),
        /** Newest first: what is open, and what ended within a day. */
        orders: z.array(DepositOrder),
      }),
      errors: ['real_account_required'],
    }),
    channels: endpoint({
      ...shared,
      method: 'GET',
      path: '/wps/relay/MCSFE_getDepositPaymentChannels',
      summary: 'The ways to pay in, with limits, fee, time and health.',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({ channels: z.array(DepositChannel) }),
      errors: ['real_account_required'],
    }),
    submit: endpoint({
      ...shared,
      method: 'POST',
      path: '/wps/relay/MCSFE_submitDeposit',
      summary: 'Order a deposit: answers where to pay, how much exactly, and until when.',
      money: true,
      input: z.strictObject({
        channelId: z.string().regex(/^[a-z0-9-]{1,32}$/),
        amount: Amount,
        /** None where it is absent: nobody is given a bonus they have not asked for. */
        bonusId: z
          .string()
          .regex(/^[A-Za-z0-9_-]{1,32}$/)
          .optional(),
        fields: z
          .record(z.string().max(32), z.string().max(256))
          .refine((given) => Object.keys(given).length <= 16)
          .optional(),
        /** Versions of what the person has seen: `channel`, `play` (of the deposit itself) and `bonus`. */
        terms: ShownTerms.optional(),
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
        orderNo: OrderNo.optional(),
        key: z
          .string()
          .regex(/^[\x21-\x7e]{8,255}$/)
          .optional(),
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
        /** The number the bank or wallet gave. */
        paidReference: z
          .string()
          .regex(/^[\p{L}\p{N} ._/-]{3,64}$/u)
          .optional(),
        image: z.base64().min(16).max(7_000_000).optional(),
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
