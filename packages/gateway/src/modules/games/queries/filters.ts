import type { gameSorts } from '@brand/sdk/contract'
import type { Db } from '../../../db/client.ts'
import { formatLocale } from '../../../lib/text/languages.ts'
import { Values, one } from './sql.ts'
import type { GameType } from './rows.ts'

/** Which games; every part is optional. */
export interface Narrowing {
  gameType?: GameType | undefined
  vassalage?: string | undefined
  gameClassify?: string | undefined
  filter?: 'ALL' | 'HOT' | 'NEW' | undefined
  volatility?: string | undefined
  /** Per cent. */
  minRtp?: number | undefined
  /** Codes; a game has all of them. */
  features?: readonly string[] | undefined
  /** Minor units. */
  stake?: bigint | undefined
}
export type Sort = (typeof gameSorts)[number]

const orders: Record<Exclude<Sort, 'NAME'>, string> = {
  FEATURED: 'g.sort, g.node_id',
  POPULAR: 'g.hot_rank nulls last, g.is_hot desc, g.sort, g.node_id',
  NEW: 'g.is_new desc, g.added_at desc, g.sort, g.node_id',
  RTP: 'g.rtp desc nulls last, g.sort, g.node_id',
}

/** The narrowing as SQL over `game g`; its values are added to `values`. */
function conditions(narrowing: Narrowing, values: Values): string {
  const { gameType, vassalage, gameClassify, filter, volatility, minRtp, features, stake } = narrowing
  const all: string[] = []
  if (gameType) all.push(`g.game_type = ${values.add(gameType)}`)
  // A vendor's lobby opens this same list.
  if (vassalage) all.push(`g.vendor = ${values.add(vassalage)} and g.is_game = 'GAME'`)
  if (gameClassify) all.push(`g.game_classify = ${values.add(gameClassify)}`)
  if (filter === 'HOT') all.push('g.is_hot')
  if (filter === 'NEW') all.push('g.is_new')
  if (volatility) all.push(`g.volatility = ${values.add(volatility)}`)
  if (minRtp !== undefined) all.push(`g.rtp >= ${values.add(minRtp)}`)
  if (features?.length) all.push(`g.features @> ${values.add(features)}::text[]`)
  if (stake !== undefined) all.push(`${values.add(stake)}::bigint between g.min_bet and g.max_bet`)
  return all.length ? all.join(' and ') : 'true'
}

const collations = new WeakMap<Db, Promise<ReadonlySet<string>>>()

/** The alphabet of a language, among those that the database has. */
async function collationOf(db: Db, language: string): Promise<string> {
  const known =
    collations.get(db) ??
    db.$client
      .query<{ name: string }>(`select collname as name from pg_collation where collprovider = 'i'`)
      .then(({ rows }) => new Set(rows.map(({ name }) => name)))
  collations.set(db, known)
  known.catch(() => collations.delete(db))
  const names = await known
  const { language: base, script } = new Intl.Locale(formatLocale(language)).maximize()
  const found = [`${base}-${script}`, base].map((tag) => `${tag}-x-icu`).find((name) => names.has(name))
  return `"${found ?? 'und-x-icu'}"`
}

async function orderOf(db: Db, sort: Sort, language: string): Promise<string> {
  if (sort !== 'NAME') return orders[sort]
  return `coalesce(own.title, en.title, g.game_code) collate ${await collationOf(db, language)}, g.node_id`
}

/** Ids of the games that fit, in order; all categories side by side where none is requested. */
export async function orderedIds(db: Db, narrowing: Narrowing, sort: Sort, language: string): Promise<number[]> {
  const values = new Values()
  const titles =
    sort === 'NAME'
      ? `left join game_title own on own.node_id = g.node_id and own.language = ${values.add(language)}
    left join game_title en on en.node_id = g.node_id and en.language = 'en'`
      : ''
  const order = await orderOf(db, sort, language)
  const { ids } = await one<{ ids: number[] }>(
    db.$client,
    `select coalesce(json_agg(g.node_id order by ${order}), '[]') as ids from game g ${titles}
      where ${conditions(narrowing, values)}`,
    values.list,
  )
  return ids
}

/** Ids of a member's favourites or recent games, latest first. */
export async function ownIds(
  db: Db,
  of: 'favourite' | 'recent_game',
  memberId: string,
  narrowing: Narrowing,
): Promise<number[]> {
  const values = new Values(memberId)
  const { ids } = await one<{ ids: number[] }>(
    db.$client,
    `select coalesce(json_agg(g.node_id order by own.at desc, g.node_id), '[]') as ids
     from ${of} own join game g using (node_id) where own.member_id = $1 and ${conditions(narrowing, values)}`,
    values.list,
  )
  return ids
}
