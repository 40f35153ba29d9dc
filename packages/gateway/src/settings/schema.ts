import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Settings over their defaults in code; the key is the setting's name. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/**
 * Every state a group of settings has been in, by any change: a trigger of `setting` writes it. Only groups are kept,
 * no secret and no account in the same table.
 */
export const settingVersion = pgTable(
  'setting_version',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    /** Null: the row was removed, and the defaults applied. */
    value: jsonb().$type<unknown>(),
    /** The operator; null where it was changed in another way. */
    by: text(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('setting_version_key').on(t.key, t.id)],
)
