import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { member, ownerId } from '../../auth/schema.ts'
import { instant, minor } from '../../db/columns.ts'
import { asset } from '../../ledger/assets.ts'
import { reward } from '../rewards/schema.ts'
import { referralReasons, referralStates } from './kinds.ts'

/** The code with which a member invites friends. */
export const referralCode = pgTable('referral_code', {
  memberId: ownerId().primaryKey(),
  code: text().notNull().unique(),
  createdAt: instant('created_at').notNull(),
  /** Visits of its link in all. */
  visits: bigint({ mode: 'number' }).notNull().default(0),
})

/** Who opened the link of a code on a day: an address as a keyed hash, once. */
export const referralVisit = pgTable(
  'referral_visit',
  {
    code: text()
      .notNull()
      .references(() => referralCode.code),
    day: date({ mode: 'string' }).notNull(),
    visitor: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.day, t.visitor] })],
)

/** The terms at the registration of the friend. Amounts in minor units, as text. */
export interface ReferralTerms {
  deposit: string
  validBet: string
  inviter: string
  friend: string
  multiple: number
}

const rewardId = (name: string) =>
  bigint(name, { mode: 'number' })
    .unique()
    .references(() => reward.id)

/** A member who registered with the code of another. */
export const referral = pgTable(
  'referral',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    friendId: uuid('friend_id')
      .notNull()
      .unique()
      .references(() => member.id),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => member.id),
    asset: text()
      .notNull()
      .references(() => asset.code),
    terms: jsonb().$type<ReferralTerms>().notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** What happens from here on no longer counts for the terms. */
    until: instant('until').notNull(),
    /** Deposited and played before `until`, minor units. */
    deposits: minor('deposits')
      .notNull()
      .default(sql`0`),
    validBet: minor('valid_bet')
      .notNull()
      .default(sql`0`),
    state: text({ enum: referralStates }).notNull().default('REGISTERED'),
    reason: text({ enum: referralReasons }),
    /** An operator accepted what friend and inviter have in common. */
    accepted: boolean().notNull().default(false),
    qualifiedAt: instant('qualified_at'),
    decidedAt: instant('decided_at'),
    inviterRewardId: rewardId('inviter_reward_id'),
    friendRewardId: rewardId('friend_reward_id'),
  },
  (t) => [
    index('referral_inviter').on(t.inviterId, t.id),
    index('referral_open')
      .on(t.until)
      .where(sql`state in ('REGISTERED', 'DEPOSITED')`),
    check('referral_other', sql`${t.friendId} <> ${t.inviterId}`),
    check('referral_reason', sql`(${t.state} in ('REJECTED', 'REVOKED')) = (${t.reason} is not null)`),
    check('referral_qualified', sql`(${t.state} in ('QUALIFIED', 'REVOKED')) = (${t.qualifiedAt} is not null)`),
  ],
)

/** What a friend that has qualified deposited and played on a day, and the share of an inviter above. */
export const referralShare = pgTable(
  'referral_share',
  {
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => member.id),
    friendId: uuid('friend_id')
      .notNull()
      .references(() => member.id),
    /** Day of the site's time zone. */
    day: date({ mode: 'string' }).notNull(),
    /** 1: a friend, 2: a friend of a friend. */
    level: smallint().notNull(),
    deposits: minor('deposits')
      .notNull()
      .default(sql`0`),
    validBet: minor('valid_bet')
      .notNull()
      .default(sql`0`),
    /** Parts per million. */
    depositRate: integer('deposit_rate').notNull(),
    betRate: integer('bet_rate').notNull(),
    /** When the day was closed; null: not yet. */
    closedAt: instant('closed_at'),
    rewardId: bigint('reward_id', { mode: 'number' }).references(() => reward.id),
  },
  (t) => [
    primaryKey({ columns: [t.inviterId, t.day, t.friendId] }),
    index('referral_share_open')
      .on(t.day, t.inviterId)
      .where(sql`closed_at is null`),
    index('referral_share_running')
      .on(t.inviterId)
      .where(sql`closed_at is null`),
    index('referral_share_reward')
      .on(t.rewardId)
      .where(sql`reward_id is not null`),
  ],
)
