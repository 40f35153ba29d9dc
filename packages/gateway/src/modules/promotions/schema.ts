import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { member, ownerId } from '../../auth/schema.ts'
import { bytes, instant, minor } from '../../db/columns.ts'
import { asset } from '../../ledger/assets.ts'
import { depositOrder } from '../deposits/schema.ts'
import { type PromotionTerms, reward } from '../rewards/schema.ts'
import { audiences, entryStates, promotionTypes, promotionWays } from './kinds.ts'

/** What a person has to fulfil to take a promotion. Amounts in minor units, as text. */
export interface PromotionConditions {
  /** Deposits during the promotion. */
  deposited?: string
  /** Valid bets during the promotion, in the categories that count. */
  played?: string
  /** Age of the account in days, at least and at most. */
  accountDays?: number
  newAccountDays?: number
  /** For those without a deposit. */
  noDeposit?: true
  /** Position of the least rank on the ladder; not asked for where there are no ranks. */
  minRank?: number
}

export interface PromotionWords {
  title: string
  tag?: string | undefined
  summary: string
  /** The full terms, as an operator wrote them. */
  text: string
  /** How they are written; absent: plain text, in which an empty line parts paragraphs. */
  format?: 'text' | 'markdown' | 'html' | undefined
}

export const promotion = pgTable('promotion', {
  /** Part of its address. */
  id: text().primaryKey(),
  type: text({ enum: promotionTypes }).notNull(),
  /** Its place in the list, the lowest first. */
  position: integer().notNull(),
  /** The version that can be taken now. */
  version: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  /** From then on nobody takes it any more; who has taken it keeps what was shown. */
  endedAt: instant('ended_at'),
})

/** A version as it is shown; written once. */
export const promotionVersion = pgTable(
  'promotion_version',
  {
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotion.id),
    version: integer().notNull(),
    way: text({ enum: promotionWays }).notNull(),
    audience: text({ enum: audiences }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    picture: text().notNull(),
    texts: jsonb().$type<Record<string, PromotionWords>>().notNull(),
    terms: jsonb().$type<PromotionTerms>().notNull(),
    conditions: jsonb().$type<PromotionConditions>().notNull(),
    /** `SYSTEM`, or the operator. */
    by: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.version] }),
    check('promotion_version_period', sql`${t.endsAt} > ${t.startsAt}`),
  ],
)

/** Somebody has joined, or applied for, a promotion, under terms that do not change. */
export const promotionEntry = pgTable(
  'promotion_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    promotionId: text('promotion_id').notNull(),
    version: integer().notNull(),
    memberId: ownerId(),
    asset: text()
      .notNull()
      .references(() => asset.code),
    state: text({ enum: entryStates }).notNull(),
    /** As they were shown, with what the profile in force took away. */
    terms: jsonb().$type<PromotionTerms>().notNull(),
    remark: text().notNull().default(''),
    /** Why it was rejected, for the person. */
    reason: text(),
    /** The deposit that brought the reward. */
    orderNo: text('order_no').references(() => depositOrder.orderNo),
    /** Minor units. */
    amount: minor('amount'),
    rewardId: bigint('reward_id', { mode: 'number' })
      .unique()
      .references(() => reward.id),
    at: instant('at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (t) => [
    foreignKey({
      name: 'promotion_entry_version',
      columns: [t.promotionId, t.version],
      foreignColumns: [promotionVersion.promotionId, promotionVersion.version],
    }),
    uniqueIndex('promotion_entry_once')
      .on(t.memberId, t.promotionId)
      .where(sql`state <> 'REJECTED'`),
    index('promotion_entry_member').on(t.memberId, t.promotionId, t.id),
    index('promotion_entry_joined')
      .on(t.memberId, t.id)
      .where(sql`state = 'JOINED'`),
    index('promotion_entry_open')
      .on(t.id)
      .where(sql`state in ('APPLYING', 'PROCESSING')`),
    check('promotion_entry_issued', sql`(${t.state} = 'ISSUED') = (${t.rewardId} is not null)`),
  ],
)

/** Pictures for applications; seen by operators alone. */
export const promotionPicture = pgTable(
  'promotion_picture',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotion.id),
    /** Null until the application is made. */
    entryId: bigint('entry_id', { mode: 'number' }).references(() => promotionEntry.id),
    sha256: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    bytes: bytes('bytes').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('promotion_picture_entry').on(t.entryId),
    index('promotion_picture_loose')
      .on(t.memberId, t.promotionId, t.at)
      .where(sql`entry_id is null`),
  ],
)
