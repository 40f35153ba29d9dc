import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, pgView, text, unique, uuid } from 'drizzle-orm/pg-core'
import { member } from '../../auth/schema.ts'
import { instant, minor } from '../../db/columns.ts'
import { asset } from '../../ledger/assets.ts'
import { txnKey } from '../../ledger/schema.ts'
import { rewardForms, rewardSources } from './kinds.ts'
import { type PinnedWeights, requirement } from '../turnover/schema.ts'

/** Free spins of a game. Amounts in minor units, as text. */
export interface SpinTerms {
  nodeId: number
  /** Of the game as it was when they were offered: its name by language, and its published return, per cent. */
  vendor: string
  gameType: string
  titles: Record<string, string>
  rtp: number | null
  count: number
  stake: string
  /** To play them, from the claim. */
  days: number
  /** What is paid of all wins at most; null: all of it. */
  maxWin: string | null
}

/** The play that a reward requires, as it was shown. Amounts in minor units, as text. */
export interface RewardTerms {
  /** `multiple` times this has to be played; of free spins 0: it is what they win. */
  base: string
  multiple: number
  /** Of a bonus: how long its play may take, from the moment its money comes. */
  days: number | null
  maxBet: string | null
  maxRelease: string | null
  weights: PinnedWeights | null
  /** It was chosen before it was given, with its deposit: no profile changes it any more. */
  chosen?: true
  /** Of `SPINS`. */
  spins?: SpinTerms
}

/**
 * Something given to a member. Its play is a requirement, which has the state from then on: `WAITING`, `ACTIVE` and how
 * it ended.
 */
export const reward = pgTable(
  'reward',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    asset: text()
      .notNull()
      .references(() => asset.code),
    source: text({ enum: rewardSources }).notNull(),
    /** Its origin, once per member and source: the period of a salary, the key of a mission. */
    ref: text().notNull(),
    form: text({ enum: rewardForms }).notNull(),
    /** Minor units. */
    amount: minor('amount').notNull(),
    terms: jsonb().$type<RewardTerms>().notNull(),
    /** What it is called, by language; null: its source names it. */
    titles: jsonb().$type<Record<string, string>>(),
    /** What the operator wrote with it. */
    note: text(),
    state: text({ enum: ['OFFERED', 'CLAIMED', 'FORFEITED', 'EXPIRED', 'CANCELLED'] })
      .notNull()
      .default('OFFERED'),
    offeredAt: instant('offered_at').notNull(),
    claimBy: instant('claim_by'),
    claimedAt: instant('claimed_at'),
    /** When it ended without a requirement. */
    endedAt: instant('ended_at'),
    requirementId: bigint('requirement_id', { mode: 'number' })
      .unique()
      .references(() => requirement.id),
    /** What gave cash or points. */
    txnId: bigint('txn_id', { mode: 'number' })
      .unique()
      .references(() => txnKey.txnId),
    /** `SYSTEM`, or the operator. */
    by: text().notNull(),
  },
  (t) => [
    unique('reward_once').on(t.memberId, t.source, t.ref),
    index('reward_member').on(t.memberId, t.id),
    index('reward_offered')
      .on(t.memberId)
      .where(sql`state = 'OFFERED'`),
    index('reward_of_referrals')
      .on(t.memberId, t.id)
      .where(sql`source = 'REFERRAL'`),
    index('reward_claim_by')
      .on(t.claimBy)
      .where(sql`state = 'OFFERED' and claim_by is not null`),
    check('reward_amount', sql`${t.amount} > 0`),
    check('reward_spins', sql`(${t.form} = 'SPINS') = (${t.terms} ? 'spins')`),
  ],
)

export const rewardsView = pgView('rewards', {}).with({ securityInvoker: true }).as(sql`
  select id, member_id, asset, source, ref, amount, titles, state, claim_by, claimed_at, requirement_id, txn_id from ${reward}`)

/** What a promotion gives, and the play it requires. Amounts in minor units, as text. */
export interface PromotionTerms {
  form: (typeof reward.$inferSelect)['form']
  /** Of `SPINS`; `amount` is what they are worth. */
  spins?: SpinTerms
  /** Share of the deposit, per cent, or a sum; neither: the operator decides, up to `max`. */
  percent: number | null
  amount: string | null
  max: string | null
  minDeposit: string | null
  /** 0: no play is required. */
  multiple: number
  base: 'REWARD' | 'DEPOSIT_AND_REWARD'
  days: number | null
  maxBet: string | null
  maxRelease: string | null
  claimDays: number
  weights: PinnedWeights
}
