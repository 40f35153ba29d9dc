import { sql } from 'drizzle-orm'
import { bigint, check, date, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerId } from '../../auth/schema.ts'
import { instant, minor } from '../../db/columns.ts'
import { reward } from '../rewards/schema.ts'

/** Play that no rebate was paid for yet, by minute: what is paid is removed from here. */
export const rebateOpen = pgTable(
  'rebate_open',
  {
    memberId: ownerId(),
    /** Beginning of the minute it was settled in. */
    minute: timestamp('minute', { withTimezone: true, mode: 'date' }).notNull(),
    gameType: text('game_type').notNull(),
    /** Valid bet, minor units; negative where more was taken back. */
    base: minor('base').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.minute, t.gameType] }), index('rebate_open_minute').on(t.minute)],
)

/** What a rebate was made of, by category. */
export interface RebateLine {
  gameType: string
  /** Valid bet, minor units, as text. */
  base: string
  /** Parts per million, with the factor of the rank. */
  rate: number
}

/** A period of a member that was paid: all play of a day that was open, up to a moment. */
export const rebatePeriod = pgTable(
  'rebate_period',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: ownerId(),
    /** Day of the site's time zone that was played on. */
    day: date({ mode: 'string' }).notNull(),
    upTo: instant('up_to').notNull(),
    state: text({ enum: ['CLAIMED', 'AUTO_PAID'] }).notNull(),
    lines: jsonb().$type<RebateLine[]>().notNull(),
    /** Before the limit of a day, minor units. */
    earned: minor('earned').notNull(),
    paid: minor('paid').notNull(),
    rewardId: bigint('reward_id', { mode: 'number' })
      .unique()
      .references(() => reward.id),
    at: instant('at').notNull(),
  },
  (t) => [
    index('rebate_period_member').on(t.memberId, t.id),
    index('rebate_period_day').on(t.memberId, t.day),
    check(
      'rebate_period_paid',
      sql`${t.paid} >= 0 and ${t.paid} <= ${t.earned} and (${t.paid} = 0) = (${t.rewardId} is null)`,
    ),
  ],
)
