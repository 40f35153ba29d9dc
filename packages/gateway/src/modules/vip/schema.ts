import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, pgView, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { ownerId } from '../../auth/schema.ts'
import { instant, minor } from '../../db/columns.ts'

const none = sql`0`

/** The rank of a member who has played. Whoever has no row has the first rank. */
export const vipMember = pgTable(
  'vip_member',
  {
    memberId: ownerId().primaryKey(),
    level: smallint().notNull().default(0),
    /** The highest rank whose total was reached by play; its bonus and those below were offered. */
    reached: smallint().notNull().default(0),
    /** Since when the rank is held; null: it is the first. */
    since: instant('since'),
    /** Valid bet of all time, minor units. */
    total: minor('total').notNull().default(none),
  },
  (t) => [check('vip_member_level', sql`${t.level} >= 0 and ${t.reached} >= 0`)],
)

export const vipMembersView = pgView('vip_members', {})
  .with({ securityInvoker: true })
  .as(sql`select member_id, level from ${vipMember}`)

/** The play of a member in a month of the site's time zone. */
export const vipMonth = pgTable(
  'vip_month',
  {
    memberId: ownerId(),
    /** Its first day. */
    month: date({ mode: 'string' }).notNull(),
    /** Minor units. */
    validBet: minor('valid_bet').notNull().default(none),
    /** The rank after the month; null while it is open, and where no ranks were given. */
    level: smallint(),
    /** What the month brings, minor units; null: nothing. */
    salary: minor('salary'),
    offeredAt: instant('offered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.month] }),
    index('vip_month_of').on(t.month),
    index('vip_month_due')
      .on(t.month, t.memberId)
      .where(sql`salary is not null and offered_at is null`),
  ],
)

/** The month that play is counted in: those before have ended. */
export const vipOpen = pgTable(
  'vip_open',
  { id: boolean().primaryKey().default(true), month: date({ mode: 'string' }).notNull() },
  (t) => [check('vip_open_one', sql`${t.id}`)],
)
