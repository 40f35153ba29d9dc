import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'
import { game } from '../games/schema.ts'

export const favourite = pgTable(
  'favourite',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => game.nodeId),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.nodeId] }), index('favourite_latest').on(t.memberId, t.at)],
)
