import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** How long a host took to answer somebody: neither the person nor the address is kept, only the country. */
export const mirrorSpeed = pgTable(
  'mirror_speed',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    host: text().notNull(),
    /** ISO 3166-1 alpha-2; empty: unknown. */
    country: text().notNull(),
    /** Null: no answer. */
    latencyMs: integer('latency_ms'),
    at: instant('at').notNull(),
  },
  (t) => [index('mirror_speed_at').on(t.at)],
)
