import { pgTable } from 'drizzle-orm/pg-core'
import { ownerId } from '../../auth/schema.ts'

/**
 * Invented people of the sandbox, whose play the gateway makes up itself. No vendor knows their rounds, and nobody can
 * log in as one of them: they have no password.
 */
export const sandboxPlayer = pgTable('sandbox_player', { memberId: ownerId().primaryKey() })
