import { AskedInstant, rewardForms } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Reader, Tx } from '../../db/client.ts'
import type { PromotionTerms } from '../rewards/schema.ts'
import { promotion, type PromotionConditions } from './schema.ts'
import { parseMoney } from '../../ledger/money.ts'
import { safeAddress } from '../../lib/addresses.ts'
import type { Settings } from '../../settings/settings.ts'
import { spinsFields, spinsFrom, worthOf } from '../rewards/index.ts'
import { type Weights, bonusWeights } from '../turnover/index.ts'
import { audiences, promotionWays } from './kinds.ts'
import type { VersionRow } from './store.ts'
import { localized } from '../../lib/text/localized.ts'

const money = z
  .string()
  .regex(/^\d{1,13}(\.\d{1,2})?$/)
  .transform((text) => `${parseMoney(text) ?? 0n}`)
const words = z.strictObject({
  title: z.string().trim().min(1).max(80),
  tag: z.string().trim().min(1).max(24).optional(),
  summary: z.string().trim().min(1).max(160),
  text: z.string().trim().min(1).max(8000),
  format: z.enum(['text', 'markdown', 'html']).optional(),
})
const time = AskedInstant.transform((text) => new Date(text))
const days = z.int().min(1).max(366)
const pct = z.int().min(0).max(100)

const terms = z.strictObject({
  form: z.enum(rewardForms).default('BONUS').describe('CASH, BONUS or SPINS'),
  spins: z.strictObject(spinsFields).optional().describe('For SPINS: the free spins; their win is a bonus or cash'),
  percent: z.int().min(1).max(500).nullable().default(null).describe('Share of the deposit, per cent'),
  amount: money.nullable().default(null).describe('A sum instead'),
  max: money.nullable().default(null).describe('Given at most'),
  minDeposit: money.nullable().default(null).describe('Least deposit'),
  multiple: z.number().min(0).max(100).describe('Wagering multiple; 0: no wagering'),
  base: z.enum(['REWARD', 'DEPOSIT_AND_REWARD']).default('REWARD').describe('What the multiple applies to'),
  days: days.nullable().default(30).describe('Days to wager a bonus'),
  maxBet: money.nullable().default(null).describe('Largest stake of a round while a bonus is open'),
  maxRelease: money.nullable().default(null).describe('What may become cash at most'),
  claimDays: days.default(30).describe('Days in which the reward can be claimed'),
  eligible: z
    .record(z.string(), pct)
    .optional()
    .describe('What of a valid bet counts by category of games, per cent, others 0; absent: by the settings'),
})

const conditions = z.strictObject({
  deposited: money.optional().describe('Deposits during the promotion'),
  played: money.optional().describe('Valid bets during the promotion, in the categories that count'),
  accountDays: days.optional().describe('Age of the account, at least'),
  newAccountDays: days.optional().describe('Age of the account, at most'),
  noDeposit: z.literal(true).optional().describe('For those without a deposit'),
  minRank: z.int().min(1).max(29).optional().describe('Position of the least rank on the ladder; 0 is the first'),
})

/** What an operator writes of a version. Money in major units. */
export const versionInput = {
  way: z.enum(promotionWays).describe('DEPOSIT, AT_ONCE, APPLICATION or PAGE'),
  audience: z.enum(audiences).describe('Whose it is'),
  picture: safeAddress.describe('Address of the picture, about 2:1'),
  texts: localized(words).describe('By language: title, tag, summary and the full terms'),
  from: time.describe('Start'),
  to: time.nullable().describe('Until then; null: no end is planned'),
  terms: terms.describe('What it gives, and the play it requires'),
  conditions: conditions.describe('What a person has to fulfil'),
}

/** Terms with the weights of the moment: a version keeps them, whatever the settings become. */
export async function termsFrom(
  db: Reader,
  { eligible, spins: asked, ...plain }: z.output<typeof terms>,
  settings: Pick<Settings, 'rg' | 'turnover' | 'play'>,
): Promise<PromotionTerms> {
  const spins = await spinsFrom(db, settings, plain.form, asked)
  const { weights, gameWeights } = bonusWeights(settings)
  const named = eligible && Object.fromEntries(Object.keys(weights).map((type) => [type, eligible[type] ?? 0]))
  return {
    ...plain,
    ...(spins && { spins, amount: String(worthOf(spins)) }),
    weights: { weights: (named ?? weights) as Weights['weights'], gameWeights },
  }
}

/** Categories that no game has. */
export const unknownIn = (
  eligible: Record<string, number> | undefined,
  { turnover }: Pick<Settings, 'turnover'>,
): string[] => Object.keys(eligible ?? {}).filter((type) => !(type in turnover.weights))

export const conditionsFrom = (given: z.output<typeof conditions>): PromotionConditions =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

/** The version as the audit keeps it. */
export const kept = ({ promotionId, version, way, audience, startsAt, endsAt, terms, conditions }: VersionRow) => ({
  promotionId,
  version,
  way,
  audience,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  terms,
  conditions,
})

/** Nobody takes it from now on. */
export const end = (tx: Tx, id: string, now: Date) =>
  tx.update(promotion).set({ endedAt: now }).where(eq(promotion.id, id))
