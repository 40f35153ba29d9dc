import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../db/client.ts'
import type { Replica } from '../../../db/replica.ts'
import { outsideCalls } from '../../../db/deadline.ts'
import { one } from '../queries/sql.ts'
import { refold } from '../queries/folding.ts'
import { type GameJson, gameRows } from '../queries/rows.ts'

/** Limits of a cache: ids in lists, answers, and games; least recently used entries are dropped first. */
const MOST = { ids: 2_000_000, answers: 1000, games: 100_000 }

/** A cache of the catalogue in its current state; the next change of any game, title or vendor starts an empty one. */
export interface CatalogueCache {
  /** Changes of the catalogue when it was begun. */
  readonly stamp: number
  /** Reads the catalogue: from the standby where there is one, which has all that the stamp tells of by then. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** A list of ids, made once. */
  ids(key: string, make: () => Promise<readonly number[]>): Promise<readonly number[]>
  /** An answer that is the same for everyone; it is frozen, so its JSON is written once too. */
  answer<T extends object>(key: string, make: () => Promise<T>): Promise<T>
  /** Games by id, in this order; an unknown id is left out. */
  games(ids: readonly number[], language: string): Promise<GameJson[]>
}

function newCache(stamp: number, read: CatalogueCache['read']): CatalogueCache {
  const ids = lruOf<readonly number[]>(MOST.ids, (list) => list.length)
  const answers = lruOf<object>(MOST.answers, () => 1)
  const games = new Map<string, GameJson>()
  return {
    stamp,
    read,
    ids,
    answer: (key, make) => answers(key, async () => Object.freeze(await make())),
    async games(wanted, language) {
      const missing = wanted.filter((id) => !games.has(`${language} ${id}`))
      if (games.size > MOST.games) games.clear()
      const found = missing.length > 0 ? await read((db) => gameRows(db, missing, language)) : []
      for (const game of found) games.set(`${language} ${game.nodeId}`, game)
      return wanted.flatMap((id) => games.get(`${language} ${id}`) ?? [])
    },
  }
}

/** Keeps what was made under a key, up to a weight in all; pending work weighs one, and a failure is not kept. */
function lruOf<Kept>(maxSize: number, weigh: (made: Kept) => number) {
  const cache = new LRUCache<string, Promise<Kept>>({ maxSize })
  return <Made extends Kept>(key: string, make: () => Promise<Made>): Promise<Made> => {
    const cached = cache.get(key) as Promise<Made> | undefined
    if (cached) return cached
    const value = outsideCalls(make)
    cache.set(key, value, { size: 1 })
    value.then(
      (made) => cache.peek(key) === value && cache.set(key, value, { size: Math.max(1, weigh(made)) }),
      () => cache.peek(key) === value && cache.delete(key),
    )
    return value
  }
}

interface Readings {
  /** A standby that takes the reads of lists, searches and rows. */
  replica?: Replica
  catalogue?: CatalogueCache
  /** A query of the stamp that is under way. */
  now?: Promise<CatalogueCache>
  /** One that has not begun. */
  next?: Promise<CatalogueCache> | undefined
}
const readings = new WeakMap<Db, Readings>()

/** Reads the catalogue of a database from its standby from now on; what changes it is noticed at the primary. */
export function readFromReplica(db: Db, replica: Replica): void {
  readings.set(db, { ...readings.get(db), replica })
}

/**
 * The cache that is current: what was committed before the call, by any process, is seen. Calls that come together, or
 * during a query of the stamp, share the next one, so under load one query serves many calls, and a lone call costs one
 * row.
 */
export function catalogueOf(db: Db): Promise<CatalogueCache> {
  let state = readings.get(db)
  if (!state) readings.set(db, (state = {}))
  return (state.next ??= outsideCalls(() => lookNext(db, state)))
}

async function lookNext(db: Db, state: Readings): Promise<CatalogueCache> {
  await state.now?.catch(() => {})
  // Requests that have arrived with this one are read before the query is sent.
  await setImmediate()
  state.next = undefined
  state.now = lookUp(db, state)
  return (state.catalogue = await state.now)
}

async function lookUp(db: Db, { catalogue: old, replica }: Readings): Promise<CatalogueCache> {
  for (;;) {
    const { changes } = await one<{ changes: number }>(
      db.$client,
      'select changes::float8 as changes from catalogue_stamp',
      [],
      'catalogue_stamp',
    )
    if (old?.stamp === changes) return old
    // Folding is a change as well: the stamp is read again until nothing was left to fold.
    if (!(await refold(db))) return newCache(changes, replica?.read ?? ((work) => work(db)))
  }
}
