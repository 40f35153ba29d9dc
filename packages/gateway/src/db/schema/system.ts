import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Settings over their defaults in code; the key is the setting's name. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** One row: the gateway that runs the jobs of all, until when, and how often that has changed. */
export const jobLeader = pgTable(
  'job_leader',
  {
    only: boolean().primaryKey().default(true),
    /** Null: nobody, since the last one handed over. */
    gatewayId: uuid('gateway_id'),
    term: bigint({ mode: 'number' }).notNull().default(0),
    endsAt: instant('ends_at').notNull().defaultNow(),
  },
  (t) => [check('job_leader_one_row', sql`${t.only}`)],
)

/**
 * Every state a group of settings has been in, whoever changed it: a trigger of `setting` writes it. Only groups are
 * kept, no secret and no account that lies in the same table.
 */
export const settingVersion = pgTable(
  'setting_version',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    /** Null: the row was taken away, and the defaults held. */
    value: jsonb().$type<unknown>(),
    /** The operator; null where it was changed in another way. */
    by: text(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('setting_version_key').on(t.key, t.id)],
)

/** Keys of sealed calls. `next` is published before use, `old` opens for a day more. */
export const gatewayKey = pgTable('gateway_key', {
  kid: text().primaryKey(),
  state: text({ enum: ['next', 'current', 'old'] }).notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, string>>().notNull(),
  privateJwk: jsonb('private_jwk').$type<Record<string, string>>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When an old key stops opening. */
  endsAt: instant('ends_at'),
})

export const announcement = pgTable(
  'announcement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** B bulletin, PL platform, PU public popup, PR promotion, H home. */
    type: text({ enum: ['B', 'PL', 'PU', 'PR', 'H'] }).notNull(),
    promotionType: text('promotion_type'),
    /** Of a popup: A people logged in, F at their first login, B visitors. */
    execution: text({ enum: ['A', 'B', 'F'] }),
    publishedAt: instant('published_at').notNull().defaultNow(),
    endsAt: instant('ends_at'),
  },
  (t) => [index('announcement_latest').on(t.publishedAt)],
)

/** Title and clean html of an announcement in one language. */
export const announcementText = pgTable(
  'announcement_text',
  {
    announcementId: bigint('announcement_id', { mode: 'number' })
      .notNull()
      .references(() => announcement.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.language] })],
)
