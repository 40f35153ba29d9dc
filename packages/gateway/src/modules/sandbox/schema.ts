import { sql } from 'drizzle-orm'
import { pgTable, pgView } from 'drizzle-orm/pg-core'
import { ownerId } from '../../auth/schema.ts'
import { instant } from '../../db/columns.ts'

/**
 * People of the sandbox whose play the gateway makes up itself, so that no vendor knows their rounds. Nobody can log in
 * as an invented person: they have no password. The demo member is a real one with an invented past.
 */
export const sandboxPlayer = pgTable('sandbox_player', {
  memberId: ownerId().primaryKey(),
  /** Rounds that ended before are made up; null: all are. */
  until: instant('until'),
})

export const sandboxPlayersView = pgView('sandbox_players', {})
  .with({ securityInvoker: true })
  .as(sql`select member_id from ${sandboxPlayer}`)
