import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** Users of operator commands, by the name in the audit. */
export const operator = pgTable('operator', {
  name: text().primaryKey(),
  roles: text({ enum: ['viewer', 'support', 'cashier', 'manager'] })
    .array()
    .notNull(),
  addedAt: instant('added_at').notNull().defaultNow(),
  /** The row stays: the name and its history cannot be taken over. */
  removedAt: instant('removed_at'),
})

/** The audit: every command that was allowed to run, written with what it changed. Append-only by triggers. */
export const operatorAction = pgTable(
  'operator_action',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    operator: text().notNull(),
    /** Roles at that time. */
    roles: text().array().notNull(),
    area: text().notNull(),
    command: text().notNull(),
    effect: text({ enum: ['read', 'change', 'money'] }).notNull(),
    /** Without what is confidential. */
    input: jsonb().$type<unknown>().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    result: text({ enum: ['done', 'refused', 'wrong_input', 'failed'] }).notNull(),
    /** Of a refusal: its code. */
    code: text(),
  },
  (t) => [index('operator_action_operator').on(t.operator, t.id), index('operator_action_command').on(t.area, t.id)],
)
