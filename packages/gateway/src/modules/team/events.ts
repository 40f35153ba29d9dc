import { type SQL, sql } from 'drizzle-orm'
import type { downlineEvents } from '@brand/sdk/contract'
import type { Reader } from '../../db/client.ts'
import { daysAfter } from '../../lib/time/calendar.ts'
import { maySeeIdle, onBreakNow } from '../responsible-gaming/index.ts'

export type TeamEvent = (typeof downlineEvents)[number]

export interface EventAsked {
  agentId: string
  event: TeamEvent
  /** `joined`, `firstDeposit`: on it or on the day before; `stopped`: within the seven days before, and not since. */
  day: string
  now: Date
}

/** Where the days of an event stand: by member, and kept as a sum for everyone above. */
interface EventDays {
  table: SQL
  on: SQL
  kept: SQL
  /** Days before the day in question, both inclusive. */
  from: number
  to: number
}

const eventDays: Record<TeamEvent, EventDays> = {
  joined: {
    table: sql`member_start`,
    on: sql`registered_on`,
    kept: sql`select members, member_id, scope, day from team_start_day`,
    from: 1,
    to: 0,
  },
  firstDeposit: {
    table: sql`member_start`,
    on: sql`first_deposit_on`,
    kept: sql`select first_deposits as members, member_id, scope, day from team_start_day`,
    from: 1,
    to: 0,
  },
  stopped: {
    table: sql`member_play`,
    on: sql`last_on`,
    kept: sql`select members, member_id, scope, day from team_last_day`,
    from: 7,
    to: 1,
  },
}

const windowOf = ({ event, day }: EventAsked) => {
  const { from, to } = eventDays[event]
  return (on: SQL) => sql`${on} between ${daysAfter(day, -from)} and ${daysAfter(day, -to)}`
}

/**
 * A query of the people below of whom something can be said on a day: `id`, `depth`. Whoever takes a break from play
 * is left out, whatever it is about: no list lets anybody infer that they do.
 */
export function eventMembers(asked: EventAsked): SQL {
  const { agentId, event, now } = asked
  const { table, on } = eventDays[event]
  return sql`select l.descendant_id as id, l.depth from (select member_id from ${table} where ${windowOf(asked)(on)}) e
    join member_line l on l.descendant_id = e.member_id and l.ancestor_id = ${agentId} and l.depth > 0
    where ${maySeeIdle(sql`e.member_id`, now)}`
}

export interface EventPeople extends Record<string, unknown> {
  count: number
  /** Accounts of up to three of them. */
  accounts: string[]
}

const nobody: EventPeople = { count: 0, accounts: [] }

/**
 * How many of the people below something can be said of on a day, and the names of some. `few`: each of them may be
 * looked up; of more, the kept sums are read.
 */
export async function eventPeople(db: Reader, few: boolean, asked: EventAsked): Promise<EventPeople> {
  const { agentId, event, now } = asked
  const { table, on } = eventDays[event]
  const happens = windowOf(asked)
  // `offset 0`: each of the line is looked up, whatever the estimate.
  const ofLine = sql`from member_line l where l.ancestor_id = ${agentId} and l.descendant_id <> ${agentId}
    and exists (select from ${table} e where e.member_id = l.descendant_id and ${happens(sql`e.${on}`)} offset 0)
    and ${maySeeIdle(sql`l.descendant_id`, now)}`
  if (few) {
    const { rows } = await db.execute<EventPeople>(sql`
      with found as materialized (select l.descendant_id as id, l.depth ${ofLine})
      select (select count(*)::int from found) as count,
        coalesce((select json_agg(m.account order by depth, m.id) from (select id, depth from found order by depth, id limit 3) f
          join member m on m.id = f.id), '[]') as accounts`)
    return rows[0] ?? nobody
  }
  const { rows: counted } = await db.execute<{ count: number; below: number }>(sql`
    select (coalesce((select sum(k.members) from (${eventDays[event].kept}) k
        where k.member_id = ${agentId} and k.scope = 'BELOW' and ${happens(sql`k.day`)}), 0)
      - (select count(*) from (${onBreakNow(now)}) b join ${table} e on e.member_id = b.member_id and ${happens(sql`e.${on}`)}
        join member_line l on l.descendant_id = b.member_id and l.ancestor_id = ${agentId} and l.depth > 0))::int as count,
      (select members from team_size where member_id = ${agentId} and scope = 'BELOW') as below`)
  const { count = 0, below = 0 } = counted[0] ?? {}
  if (count <= 0) return nobody
  // One of so many of the line is found among its first; few among many are found from the days of the event instead.
  const some =
    below <= manyTried * count
      ? sql`select l.descendant_id as id ${ofLine} order by l.descendant_id limit 3`
      : sql`select e.member_id as id from ${table} e where ${happens(sql`e.${on}`)} and ${maySeeIdle(sql`e.member_id`, now)}
          and exists (select from member_line l where l.ancestor_id = ${agentId} and l.descendant_id = e.member_id and l.depth > 0 offset 0)
          order by e.${on} desc, e.member_id desc limit 3`
  const { rows } = await db.execute<{ accounts: string[] }>(sql`
    select coalesce(json_agg(m.account order by m.account), '[]') as accounts from (${some}) f join member m on m.id = f.id`)
  return { count, accounts: rows[0]?.accounts ?? [] }
}

/** Members of a line who are looked up at most, on the average, to find one. */
const manyTried = 5000
