import type { Game } from '@brand/sdk/contract'
import type pg from 'pg'
import type * as z from 'zod'
import type { Db } from '../client.ts'
import { PAGE } from './row.ts'

export type GameJson = z.output<typeof Game>
export type GameType = GameJson['gameType']
export interface GamePage {
  rows: GameJson[]
  total: number
}

/** Which games; every part is optional. */
export interface Narrowing {
  gameType?: GameType | undefined
  vassalage?: string | undefined
  gameClassify?: string | undefined
  filter?: 'ALL' | 'HOT' | 'NEW'
}
export interface Paging {
  pageNo: number
  pageSize: number
  language: string
}

/** Values of a statement, by the number they get in it. */
export class Values {
  readonly list: unknown[]
  constructor(...first: unknown[]) {
    this.list = first
  }
  add(value: unknown): string {
    return `$${this.list.push(value)}`
  }
}

/** The narrowing as SQL over `game g`; its values are added to `values`. */
export function conditions(narrowing: Narrowing, values: Values): string {
  const all: string[] = []
  if (narrowing.gameType) all.push(`g.game_type = ${values.add(narrowing.gameType)}`)
  if (narrowing.vassalage) all.push(`g.vendor = ${values.add(narrowing.vassalage)}`)
  if (narrowing.gameClassify) all.push(`g.game_classify = ${values.add(narrowing.gameClassify)}`)
  if (narrowing.filter === 'HOT') all.push('g.is_hot')
  if (narrowing.filter === 'NEW') all.push('g.is_new')
  return all.length ? all.join(' and ') : 'true'
}

/**
 * Runs `from` ordered by `order` and cuts one page out of it. The text is the statement's name, so each shape of a
 * query is planned once per connection.
 * @param from what follows `from game g`; it ends in a condition
 */
export async function cutPage(db: Asked, from: string, order: string, values: Values, { pageNo, pageSize }: Omit<Paging,
  'language'>): Promise<GamePage> {
  const [limit, offset] = [values.add(pageSize), values.add((pageNo - 1) * pageSize)]
  const text = `with page as (
    select g.node_id, row_number() over (order by ${order}) as place, count(*) over () as total
    from game g ${from} order by place limit ${limit}::int offset ${offset}::int) ${PAGE}`
  const page = await one<GamePage>(db, text, values.list)
  if (page.total > 0 || pageNo === 1) return page
  // Past the end no row tells how many there are.
  const count = `select count(*)::int as total from game g ${from} and $1::text is not null`
  const { rows: [counted] } = await db.query<{ total: number }>(count, values.list.slice(0, -2))
  return { rows: [], total: counted?.total ?? 0 }
}

/** The pool, or one connection of it. */
export type Asked = Pick<pg.ClientBase, 'query'>

const names = new Map<string, string>()

/** One row of a prepared statement. */
export async function one<Row extends object>(db: Asked, text: string, values: unknown[]): Promise<Row> {
  let name = names.get(text)
  if (!name) names.set(text, (name = `games_${names.size}`))
  const { rows } = await db.query<Row>({ name, text, values })
  const [row] = rows
  if (!row) throw new Error('the statement answers one row, and did not')
  return row
}

/** Games in the order of their category; all categories side by side where none is asked for. */
export function listGames(db: Db, narrowing: Narrowing, paging: Paging): Promise<GamePage> {
  const values = new Values(paging.language)
  return cutPage(db.$client, `where ${conditions(narrowing, values)}`, 'g.sort, g.node_id', values, paging)
}

/** Games by their place in the hot list. */
export function hotGames(db: Db, narrowing: Narrowing, paging: Paging): Promise<GamePage> {
  const values = new Values(paging.language)
  const from = `where g.is_hot and ${conditions(narrowing, values)}`
  return cutPage(db.$client, from, 'g.hot_rank nulls last, g.sort, g.node_id', values, paging)
}

/** A member's favourites or recent games, latest first. */
export function ownGames(db: Db, of: 'favourite' | 'recent_game', memberId: string, narrowing: Narrowing,
  paging: Paging): Promise<GamePage> {
  const values = new Values(paging.language)
  const from = `join ${of} own on own.node_id = g.node_id and own.member_id = ${values.add(memberId)} where ${conditions(narrowing,
    values)}`
  return cutPage(db.$client, from, 'own.at desc, g.node_id', values, paging)
}
