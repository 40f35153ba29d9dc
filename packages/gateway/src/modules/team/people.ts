import { type SQL, sql } from 'drizzle-orm'
import type { teamScopes } from '@brand/sdk/contract'
import type { Reader } from '../../db/client.ts'
import { teamMember } from '../agent/index.ts'

export type TeamScope = (typeof teamScopes)[number]

/** Whose rows a report lists. */
export interface People {
  agentId: string
  scope: TeamScope
  /** The one person it is about. */
  memberId: string | undefined
}

/** The people of a report. @throws Refused `not_in_team` */
export async function peopleOf(
  db: Reader,
  agentId: string,
  { scope, account }: { scope: TeamScope; account?: string | undefined },
): Promise<People> {
  const found = account === undefined ? undefined : await teamMember(db, agentId, account, { orSelf: true })
  return { agentId, scope, memberId: found?.id }
}

/** Which rows of `member_line`, as `l`, are of these people. */
export function linesOf({ agentId, scope, memberId }: People): SQL {
  const narrowed = memberId
    ? sql`l.descendant_id = ${memberId}`
    : { self: sql`l.depth = 0`, direct: sql`l.depth = 1`, team: sql`true` }[scope]
  return sql`l.ancestor_id = ${agentId} and ${narrowed}`
}

/** Up to so many people their rows are looked up one by one; of more, rows of all members are gone through. */
const few = 2000

/** Whether there are few of them, or so many times as many. */
export async function areFew(db: Reader, { agentId, scope, memberId }: People, times = 1): Promise<boolean> {
  if (memberId || scope === 'self') return true
  const { rows } = await db.execute<{ members: number }>(
    sql`select members from team_size where member_id = ${agentId} and scope = ${scope === 'direct' ? 'DIRECT' : 'BELOW'}`,
  )
  return (rows[0]?.members ?? 0) <= few * times
}
