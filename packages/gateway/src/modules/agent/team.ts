import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { shareLock } from '../../db/locks.ts'
import { refuse } from '../../lib/refusal.ts'

export interface TeamMember extends Record<string, unknown> {
  id: string
  account: string
  type: number
  asset: string
  status: string
  /** Levels below the agent: 1 is a direct downline. */
  depth: number
}

/**
 * A person below an agent, by account name (case ignored).
 * @throws Refused `not_in_team`: nobody has that name, or somebody of another line does
 */
export async function teamMember(
  db: Reader,
  agentId: string,
  account: string,
  /** Whether the agent may be named as well, at depth 0. */
  { orSelf = false }: { orSelf?: boolean } = {},
): Promise<TeamMember> {
  const {
    rows: [found],
  } = await db.execute<TeamMember>(sql`
    select m.id, m.account, m.type, m.asset, m.status, l.depth from member m
      join member_line l on l.descendant_id = m.id and l.ancestor_id = ${agentId}
    where lower(m.account) = lower(${account.trim()}) and m.type <> 4 and l.depth >= ${orSelf ? 0 : 1}`)
  if (!found) throw refuse('not_in_team', { field: 'account' })
  return found
}

/** People below an agent, by account name (folded); names of nobody and of other lines are not among them. */
export async function teamMembers(
  db: Reader,
  agentId: string,
  accounts: readonly string[],
): Promise<Map<string, TeamMember>> {
  const { rows } = await db.execute<TeamMember>(sql`
    select m.id, m.account, m.type, m.asset, m.status, l.depth from member m
      join member_line l on l.descendant_id = m.id and l.ancestor_id = ${agentId}
    where lower(m.account) = any (${sql.param([...accounts])}::text[]) and m.type <> 4 and l.depth >= 1`)
  return new Map(rows.map((row) => [row.account.toLowerCase(), row]))
}

/** Lines stay as they are until the commit: no member is moved. Before anything of a line is checked. */
export const lockLines = (tx: Tx): Promise<void> => shareLock(tx, 'lines')
