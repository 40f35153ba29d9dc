import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, minor } from '../../db/columns.ts'
import { asset } from '../../ledger/assets.ts'
import { vendor } from '../games/schema.ts'

/** `JOURNAL`: the settlement journal does not sum to the round; the others: our round and the vendor's differ. */
export const incidentKinds = ['UNKNOWN_ROUND', 'STATE', 'STAKE_KEPT', 'STAKE', 'WIN', 'JOURNAL'] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** A round of which two records differ; an operator reviews it, no money moves by itself. */
export const incident = pgTable(
  'incident',
  {
    roundId: bigint('round_id', { mode: 'number' }).notNull(),
    kind: text({ enum: incidentKinds }).notNull(),
    vendor: text()
      .notNull()
      .references(() => vendor.code),
    /** The last figures of both sides (`theirs`: those of the vendor, or of the journal); amounts in minor units. */
    told: jsonb().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roundId, t.kind] }), index('incident_last').on(t.lastAt)],
)

/** A day of the site compared with a vendor: rounds that ended on it, and the sums of both sides. */
export const reconciliation = pgTable(
  'reconciliation',
  {
    day: date({ mode: 'string' }).notNull(),
    vendor: text()
      .notNull()
      .references(() => vendor.code),
    asset: text()
      .notNull()
      .references(() => asset.code),
    rounds: integer().notNull(),
    stake: minor('stake').notNull(),
    win: minor('win').notNull(),
    theirRounds: integer('their_rounds').notNull(),
    theirStake: minor('their_stake').notNull(),
    theirWin: minor('their_win').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.vendor, t.asset] })],
)
