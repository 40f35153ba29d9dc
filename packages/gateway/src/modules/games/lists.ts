import type { Db } from '../../db/client.ts'
import { type Narrowing, type Sort, orderedIds, ownIds } from './queries/filters.ts'
import type { GameJson } from './queries/rows.ts'
import { findGames } from './queries/search.ts'
import { foldText } from './search/search-text.ts'
import { type CatalogueCache, catalogueOf } from './catalogue/catalogue-cache.ts'

export interface GamePage {
  rows: GameJson[]
  /** Of all pages. */
  total: number
}
export interface Paging {
  pageNo: number
  pageSize: number
  language: string
}

async function cut(
  catalogue: CatalogueCache,
  ids: readonly number[],
  { pageNo, pageSize, language }: Paging,
): Promise<GamePage> {
  return {
    rows: await catalogue.games(ids.slice((pageNo - 1) * pageSize, pageNo * pageSize), language),
    total: ids.length,
  }
}

function ordered(
  catalogue: CatalogueCache,
  narrowing: Narrowing,
  sort: Sort,
  language: string,
): Promise<readonly number[]> {
  const key = JSON.stringify([sort, sort === 'NAME' && language, narrowing], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  const narrow = Object.values(narrowing).some((part) => part !== undefined && part !== 'ALL')
  return catalogue.ids(key, async () => {
    if (sort !== 'NAME' || !narrow) return catalogue.read((db) => orderedIds(db, narrowing, sort, language))
    // Collating is expensive: done once for all games.
    const [all, fitting] = await Promise.all([
      ordered(catalogue, {}, sort, language),
      ordered(catalogue, narrowing, 'FEATURED', language),
    ])
    return only(all, fitting)
  })
}

/** Games by number, in this order; an unknown one is left out. */
export const gamesById = async (db: Db, ids: readonly number[], language: string): Promise<GameJson[]> =>
  (await catalogueOf(db)).games(ids, language)

/** A page of the games that fit. */
export async function listGames(
  db: Db,
  narrowing: Narrowing,
  paging: Paging,
  sort: Sort = 'FEATURED',
): Promise<GamePage> {
  const catalogue = await catalogueOf(db)
  return cut(catalogue, await ordered(catalogue, narrowing, sort, paging.language), paging)
}

/**
 * A page of the games that fit and that match a person's words; the best match first unless another order is requested.
 */
export async function searchGames(
  db: Db,
  query: string,
  narrowing: Narrowing,
  paging: Paging,
  sort: Sort = 'FEATURED',
): Promise<GamePage> {
  const text = foldText(query)
  if (!text) return { rows: [], total: 0 }
  const catalogue = await catalogueOf(db)
  const [fitting, found] = await Promise.all([
    ordered(catalogue, narrowing, sort, paging.language),
    catalogue.ids(`found ${text}`, () => catalogue.read((db) => findGames(db, query))),
  ])
  return cut(catalogue, sort === 'FEATURED' ? only(found, fitting) : only(fitting, found), paging)
}

const sets = new WeakMap<readonly number[], ReadonlySet<number>>()

/** The ids of a list that are in another one as well; the other's set is made once. */
function only(ids: readonly number[], others: readonly number[]): readonly number[] {
  const set = sets.get(others) ?? new Set(others)
  sets.set(others, set)
  return ids.filter((id) => set.has(id))
}

/** A page of a member's favourites or recent games, latest first. */
export async function ownGames(
  db: Db,
  of: 'favourite' | 'recent_game',
  memberId: string,
  narrowing: Narrowing,
  paging: Paging,
): Promise<GamePage> {
  const [catalogue, ids] = await Promise.all([catalogueOf(db), ownIds(db, of, memberId, narrowing)])
  return cut(catalogue, ids, paging)
}
