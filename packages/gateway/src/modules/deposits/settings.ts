import * as z from 'zod'
import { localized } from '../../lib/text/localized.ts'
import { openingText } from '../../lib/text/opening.ts'
import {
  amount,
  deadlineMinutes,
  delayHours,
  delaySeconds,
  feeFault,
  feeFits,
  formField,
  limit,
  name,
  someAmount,
  words,
} from '../../settings/ranges.ts'

/** A deposit method. Money in minor units. */
const channel = z
  .object({
    channelId: z.string().regex(/^[a-z0-9-]{1,32}$/),
    group: z.enum(['BANK', 'WALLET', 'QR', 'CRYPTO', 'CARD', 'AGENT']),
    name: localized(words(80)),
    /** Two or three letters as its logo; no picture of a trade mark. */
    logo: words(4),
    min: someAmount,
    max: someAmount,
    feeType: z.enum(['NONE', 'FIXED', 'PERCENT']).default('NONE'),
    /** Minor units of a fixed fee; hundredths of a per cent otherwise. */
    fee: amount.default(0),
    etaSec: delaySeconds.int(),
    mode: z.enum(['REDIRECT', 'QR', 'TRANSFER', 'SANDBOX']),
    fields: z.array(formField(256)).default([]),
    quick: z.array(someAmount).default([500_00, 1_000_00, 5_000_00, 10_000_00]),
    health: z.enum(['OK', 'SLOW', 'DOWN']).default('OK'),
    /** Which provider carries it, and how it should behave there. */
    provider: name.default('sandbox'),
    behaviour: words(64).default(''),
    /** How long an order waits for its payment; the operator's own time where absent. */
    minutes: deadlineMinutes.optional(),
  })
  .refine(feeFits, feeFault)

/** Channels of the sandbox: play money, so that every outcome of a payment can be seen. */
const sandbox: z.input<typeof channel>[] = [
  {
    channelId: 'instant-wallet',
    group: 'WALLET',
    name: openingText('channels.instant-wallet'),
    logo: 'iW',
    min: 100_00,
    max: 50_000_00,
    etaSec: 5,
    mode: 'SANDBOX',
    behaviour: 'instant',
  },
  {
    channelId: 'bank-review',
    group: 'BANK',
    name: openingText('channels.bank-review'),
    logo: 'BT',
    min: 500_00,
    max: 500_000_00,
    etaSec: 600,
    mode: 'TRANSFER',
    behaviour: 'slow',
    health: 'SLOW',
    fields: [{ field: 'payerName', patternId: 'any', minLength: 2, maxLength: 60 }],
  },
  {
    channelId: 'qr-pay',
    group: 'QR',
    name: openingText('channels.qr-pay'),
    logo: 'QR',
    min: 100_00,
    max: 25_000_00,
    etaSec: 5,
    mode: 'QR',
    behaviour: 'instant',
  },
  {
    channelId: 'card-declined',
    group: 'CARD',
    name: openingText('channels.card-declined'),
    logo: 'CD',
    min: 100_00,
    max: 20_000_00,
    feeType: 'PERCENT',
    fee: 150,
    etaSec: 30,
    mode: 'SANDBOX',
    behaviour: 'failing',
  },
  {
    channelId: 'crypto-late',
    group: 'CRYPTO',
    name: openingText('channels.crypto-late'),
    logo: 'CR',
    min: 1_000_00,
    max: 1_000_000_00,
    feeType: 'FIXED',
    fee: 25_00,
    etaSec: 1800,
    mode: 'QR',
    behaviour: 'late',
    minutes: 1,
  },
  {
    channelId: 'agent-hand',
    group: 'AGENT',
    name: openingText('channels.agent-hand'),
    logo: 'AG',
    min: 200_00,
    max: 30_000_00,
    etaSec: 900,
    mode: 'TRANSFER',
    behaviour: 'slow',
    health: 'DOWN',
  },
]

const deposit = z.object({
  on: z.boolean().default(true),
  /** How long an order waits for its payment. */
  orderMinutes: deadlineMinutes.default(10),
  mostOpen: limit.default(3),
  channels: z.array(channel).default(() => z.array(channel).parse(sandbox)),
  /** How long the operator queries for money of an order that has expired. */
  lateHours: delayHours.default(24),
  /**
   * The sandbox's provider: after how long it has the money of a slow payment (0: never, an operator decides), and of
   * one that comes too late.
   */
  sandboxSlowSeconds: delaySeconds.default(0),
  sandboxLateSeconds: delaySeconds.default(20),
})

/** The bonus on a first deposit; amounts in minor units. */
const bonus = z.object({
  firstDeposit: z
    .object({
      on: z.boolean().default(true),
      percent: z.int().min(1).max(500).default(50),
      maxMinor: someAmount.default(500_000),
      minDepositMinor: someAmount.default(10_000),
      /** Of the bonus. */
      multiple: z.number().min(1).max(100).default(20),
      days: z.int().min(1).max(366).default(30),
      /** Of a round. */
      maxBetMinor: someAmount.default(50_000),
      /** What may become cash at most. */
      maxReleaseMinor: someAmount.optional(),
    })
    .prefault({}),
})

export const settings = { deposit, bonus }

export type DepositChannel = z.output<typeof channel>

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
