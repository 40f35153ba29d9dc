import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'

/** A step of the path from an agent down to somebody of the team, with how many people are below. */
export interface PathStep extends Record<string, unknown> {
  account: string
  members: number
  direct: number
}

/** The path from an agent down to a person of the team, both included. */
export async function pathTo(db: Reader, agentId: string, memberId: string): Promise<PathStep[]> {
  const { rows } = await db.execute<PathStep>(sql`
    select m.account, coalesce(b.members, 0) as members, coalesce(d.members, 0) as direct
    from member_line up join member_line mine on mine.descendant_id = up.ancestor_id and mine.ancestor_id = ${agentId}
      join member m on m.id = up.ancestor_id
      left join team_size b on b.member_id = m.id and b.scope = 'BELOW'
      left join team_size d on d.member_id = m.id and d.scope = 'DIRECT'
    where up.descendant_id = ${memberId} order by mine.depth`)
  return rows
}
