import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import type { TtlCache } from '../../lib/collections/ttl-cache.ts'

/** How many people below an agent are online, by the agent's id; nobody: no entry. */
export type OnlinePeople = ReadonlyMap<string, { DIRECT: number; BELOW: number }>

/** Minutes since somebody who is online was last seen. */
const onlineMinutes = 5
const keptMs = 10_000

/**
 * Counted for all agents at once, at most every ten seconds: how many are online on the whole site decides what it
 * costs, not how many agents ask.
 */
export const onlinePeople = (db: Reader, cache: TtlCache, now: Date): Promise<OnlinePeople> =>
  cache.get('team-online', keptMs, async () => {
    const since = new Date(now.getTime() - onlineMinutes * 60_000)
    const { rows } = await db.execute<{ agentId: string; direct: number; below: number }>(sql`
      select l.ancestor_id as "agentId", (count(*) filter (where l.depth = 1))::int as direct, count(*)::int as below
      from (select distinct member_id from session where last_seen_at > ${since} and revoked_at is null and expires_at > ${now}) s
        join member_line l on l.descendant_id = s.member_id and l.depth > 0
      group by l.ancestor_id`)
    return new Map(rows.map(({ agentId, direct, below }) => [agentId, { DIRECT: direct, BELOW: below }]))
  })
