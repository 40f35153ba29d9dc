import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { round } from '../rounds/schema.ts'
import { cursorOf, goesOnIn, isId, isInstant, keyIn, pageRows } from '../../http/response/cursor.ts'
import { type BetSql, betColumns, betOf, betTables, statusOfRound } from '../records/index.ts'
import { backwards, idsOf } from './ids.ts'
import { type People, areFew, linesOf } from './people.ts'
import type { Days } from './range.ts'

export interface TeamBetsAsked {
  people: People
  asset: string
  days: Days
  gameType?: string | undefined
  vassalage?: string | undefined
  status?: string | undefined
  after?: string | undefined
  pageSize: number
  language: string
}

type Row = BetSql & { account: string; level: number; openedAt: string }

/**
 * Rounds of some people in a range of days, newest first: of few people by time, of many by number. A list goes on in the
 * order in which it began, also where the team has grown or shrunk meanwhile: another order would skip rounds.
 * @throws Refused `validation`: the cursor was made up, or it goes on by time and there are too many people for that
 */
export async function teamBets(db: Reader, asked: TeamBetsAsked) {
  const { people, language, pageSize, after } = asked
  const isByTime = !goesOnIn(after, 'number') && (await areFew(db, people, goesOnIn(after, 'time') ? 2 : 1))
  const { list, next } = isByTime ? await ofFew(db, asked) : await ofMany(db, asked)
  return {
    list: list.slice(0, pageSize).map(({ account, level, openedAt: _at, ...row }) => {
      const { roundId: _id, contribution: _part, ...bet } = betOf(row, language)
      return { ...bet, account, level }
    }),
    next,
  }
}

const columns = (language: string) => sql`${betColumns(language)}, m.account, l.depth as level,
  to_char(r.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "openedAt"`

const narrowed = ({ asset, days: { startsAt, endsAt }, gameType, vassalage, status }: TeamBetsAsked) => sql`
  ledger_reaches(${startsAt}) and r.asset = ${asset} and r.opened_at >= ${startsAt} and r.opened_at < ${endsAt}
  and ${gameType ? sql`g.game_type = ${gameType}` : sql`true`} and ${vassalage ? sql`r.vendor = ${vassalage}` : sql`true`}
  and ${status ? sql`${statusOfRound} = ${status}` : sql`true`}`

/** The newest of each, from the index of their own rounds. */
async function ofFew(db: Reader, asked: TeamBetsAsked) {
  const { people, language, pageSize } = asked
  const key = keyIn(asked.after, 'time', [isInstant, isId])
  const before = key ? sql`(r.opened_at, r.id) < (${key[0]}::timestamptz, ${key[1]}::bigint)` : sql`true`
  const { rows } = await db.execute<Row>(sql`
    select ${columns(language)} from member_line l cross join lateral (
        select r.id, r.opened_at from ${betTables} where r.member_id = l.descendant_id and ${narrowed(asked)} and ${before}
        order by r.opened_at desc, r.id desc limit ${pageSize + 1}) own
      join rounds r on r.id = own.id and r.opened_at = own.opened_at join games g on g.node_id = r.node_id join vendors v on v.code = r.vendor
      join member m on m.id = l.descendant_id
    where ${linesOf(people)} order by r.opened_at desc, r.id desc limit ${pageSize + 1}`)
  const { list, last } = pageRows(rows, pageSize)
  return { list, next: last ? cursorOf('time', last.openedAt, last.betNo) : null }
}

async function ofMany(db: Reader, asked: TeamBetsAsked) {
  const { people, language, pageSize, days } = asked
  const [before] = keyIn(asked.after, 'number', [isId]) ?? []
  const ids = await idsOf(db, { table: round, id: round.id, at: round.openedAt }, days.startsAt, days.endsAt)
  const end = before === undefined || BigInt(before) > ids.end ? ids.end : BigInt(before)
  const { rows, reached } = await backwards({ first: ids.first, end }, pageSize, async (range, limit) => {
    const found = await db.execute<Row>(sql`
      select ${columns(language)} from ${betTables} join member_line l on l.descendant_id = r.member_id
        join member m on m.id = r.member_id
      where r.id >= ${range.first} and r.id < ${range.end} and ${linesOf(people)} and ${narrowed(asked)}
      order by r.id desc limit ${limit}`)
    return found.rows
  })
  const last = rows.length === pageSize ? rows.at(-1)?.betNo : reached?.toString()
  return { list: rows, next: last === undefined ? null : cursorOf('number', last) }
}
