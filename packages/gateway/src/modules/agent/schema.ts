import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'

/** An agent's invitation: the code in a link, and the domain it is valid on (null: any). */
export const affiliate = pgTable(
  'affiliate',
  {
    code: text().primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => member.id),
    domain: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('affiliate_agent').on(t.agentId), index('affiliate_code_folded').on(sql`lower(${t.code})`)],
)
