import * as z from 'zod'
import { localized } from '../../lib/text/localized.ts'
import { openingText } from '../../lib/text/opening.ts'
import {
  amount,
  deadlineMinutes,
  delaySeconds,
  feeFault,
  feeFits,
  formField,
  limit,
  name,
  someAmount,
  words,
} from '../../settings/ranges.ts'

/** A payout method. Money in minor units. */
const method = z
  .object({
    methodId: z.string().regex(/^[a-z0-9-]{1,32}$/),
    kind: z.enum(['BANK', 'WALLET']),
    name: localized(words(80)),
    /** What a country's accounts are named by; the first field of pattern `digits` is the number itself. */
    fields: z.array(formField(64)).min(1),
    min: someAmount,
    max: someAmount,
    feeType: z.enum(['NONE', 'FIXED', 'PERCENT']).default('NONE'),
    /** Minor units of a fixed fee; hundredths of a per cent otherwise. */
    fee: amount.default(0),
    /** Whether the person confirms that the money came; else it is over when the bank confirms it. */
    receipt: z.boolean().default(true),
    /** Tried in this order, each once. */
    channels: z.array(name).min(1),
  })
  .refine(feeFits, feeFault)

/**
 * The provider of payouts, and how the sandbox's provider behaves there: `split` pays in parts by other members' money
 * (C2C).
 */
const channel = z.object({
  channelId: z.string().regex(/^[a-z0-9-]{1,32}$/),
  provider: name.default('sandbox'),
  behaviour: z.enum(['instant', 'slow', 'failing', 'split']),
})

const sandboxMethods: z.input<typeof method>[] = [
  {
    methodId: 'bank',
    kind: 'BANK',
    name: openingText('methods.bank'),
    min: 500_00,
    max: 500_000_00,
    channels: ['bank-slow', 'bank-instant'],
    fields: [
      { field: 'bankName', patternId: 'any', minLength: 2, maxLength: 60 },
      { field: 'branch', patternId: 'any', minLength: 2, maxLength: 60 },
      { field: 'accountNumber', patternId: 'digits', minLength: 8, maxLength: 17 },
    ],
  },
  {
    methodId: 'wallet',
    kind: 'WALLET',
    name: openingText('methods.wallet'),
    min: 100_00,
    max: 25_000_00,
    feeType: 'PERCENT',
    fee: 100,
    channels: ['wallet-instant', 'wallet-c2c'],
    fields: [
      { field: 'walletName', patternId: 'any', minLength: 2, maxLength: 30 },
      { field: 'walletNumber', patternId: 'digits', minLength: 11, maxLength: 11, type: 'tel' },
    ],
  },
]

const sandboxChannels: z.input<typeof channel>[] = [
  { channelId: 'bank-slow', behaviour: 'slow' },
  { channelId: 'bank-instant', behaviour: 'instant' },
  { channelId: 'wallet-instant', behaviour: 'instant' },
  { channelId: 'wallet-c2c', behaviour: 'split' },
  { channelId: 'failing', behaviour: 'failing' },
]

const eta = (p50: number, p90: number) =>
  z.object({ p50Sec: delaySeconds.int().default(p50), p90Sec: delaySeconds.int().default(p90) }).prefault({})

const withdraw = z.object({
  methods: z.array(method).default(() => z.array(method).parse(sandboxMethods)),
  channels: z.array(channel).default(() => z.array(channel).parse(sandboxChannels)),
  /** Accounts bound at a time. */
  mostAccounts: z.int().min(1).max(100).default(5),
  /** Of a day of the site, cancelled and rejected orders not counted. */
  dailyCount: limit.default(5),
  dailyAmount: someAmount.default(500_000_00),
  /** Before approval, where the profile in force does not forbid it. */
  cancelAllowed: z.boolean().default(true),
  /** Up to this amount no review is needed, where nothing is flagged; 0: always reviewed. */
  autoApprove: amount.default(2_000_00),
  /** How long the person has to confirm whether the money came; absent: as the profile in force has it. */
  receiptMinutes: deadlineMinutes.optional(),
  /** What is shown before there are past orders to measure: how long a review takes, and a payment. */
  eta: z.object({ review: eta(900, 7200), paying: eta(120, 1800) }).prefault({}),
  /** The sandbox's provider: how long a slow payment takes. */
  sandboxSlowSeconds: delaySeconds.default(30),
})

export const settings = { withdraw }

export type WithdrawSettings = z.output<typeof withdraw>
export type PayoutMethod = z.output<typeof method>
export type PayoutChannel = z.output<typeof channel>

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
