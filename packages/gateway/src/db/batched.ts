import DataLoader from 'dataloader'
import type { Reader } from './client.ts'
import { outsideCalls, untilDeadline } from './deadline.ts'

/**
 * A read of one row whose calls share queries. Rows that are asked for together come by one query, and while it is
 * under way the next one is filled: a lone call costs what it did, and under load one query serves many. None begins
 * before the row was asked for, so what was committed until then is seen. A transaction reads by itself.
 *
 * `read` resolves to the rows it found, by key.
 */
export function batched<Key, Row>(
  read: (on: Reader, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
): (on: Reader, key: Key) => Promise<Row | undefined> {
  const ofPools = new WeakMap<Reader, DataLoader<Key, Row | undefined>>()
  return async (on, key) => {
    if (!('$client' in on)) return (await read(on, [key])).get(key)
    let pool = ofPools.get(on)
    if (!pool) ofPools.set(on, (pool = loaderOf((keys) => read(on, keys))))
    return untilDeadline(pool.load(key), () => {})
  }
}

function loaderOf<Key, Row>(read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>) {
  let last: Promise<unknown> = Promise.resolve()
  return new DataLoader<Key, Row | undefined>(
    async (keys) => {
      const rows = outsideCalls(() => read([...new Set(keys)]))
      last = rows.catch(() => {})
      const found = await rows
      return keys.map((key) => found.get(key))
    },
    {
      cache: false,
      maxBatchSize: 100,
      // Requests that have arrived with the first one are read before the query is sent.
      batchScheduleFn: (send) => void last.then(() => setImmediate(send)),
    },
  )
}
