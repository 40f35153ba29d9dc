import { type SQL, sql } from 'drizzle-orm'
import { type Reader, pgError } from '../db/client.ts'

/** A statement exceeded its time: over fewer rows it may not. */
export const hasTimedOut = (error: unknown): boolean => pgError(error)?.code === '57014'

/** How many rows the statements of a job handle: fewer once one has exceeded its time, and more again later. */
export interface Slices {
  /** Rows of one statement now, where `most` pass on a usual day. */
  atMost: (most: number) => number
  /** The next turn begins with more. */
  grow: () => void
  /** Fewer from now on. */
  cut: () => void
  /**
   * Does something with statements over `atMost` rows; where one exceeds its time, all of it again over fewer.
   * @throws the error, where it has asked for no more than one row at a time
   */
  cutting: <T>(stopping: AbortSignal, work: () => Promise<T>) => Promise<T>
}

/** Fewer rows than any statement is over: each alone. */
const mostParts = 4 ** 8

export function createSlices(): Slices {
  let parts = 1
  let largest = 1
  const cut = () => void (parts = Math.min(parts * 4, mostParts))
  return {
    atMost(most) {
      const rows = Math.ceil(most / parts)
      largest = Math.max(largest, rows)
      return rows
    },
    grow: () => void (parts = Math.max(parts / 2, 1)),
    cut,
    async cutting(stopping, work) {
      for (;;) {
        largest = 1
        try {
          return await work()
        } catch (error) {
          if (!hasTimedOut(error) || stopping.aborted) throw error
          const couldBeLess = largest > 1
          cut()
          if (!couldBeLess) throw error
        }
      }
    },
  }
}

/** Rows by their identifier: behind `after`, up to `upTo`. */
export interface Slice {
  after: string
  upTo: string
}

const first = '00000000-0000-0000-0000-000000000000'

/** What a statement over each slice handles together is every row once. `from`: a table with a condition. */
export async function* slicesOf(db: Reader, { id, from }: { id: SQL; from: SQL }, size: number): AsyncGenerator<Slice> {
  for (let after = first; ;) {
    const { rows } = await db.execute<{ upTo: string }>(sql`
      select id as "upTo" from (select ${id} as id from ${from} and ${id} > ${after}::uuid order by ${id} limit ${size}) slice
      order by id desc limit 1`)
    const upTo = rows[0]?.upTo
    if (upTo === undefined) return
    yield { after, upTo }
    after = upTo
  }
}

export const inSlice = (id: SQL, { after, upTo }: Slice): SQL => sql`${id} > ${after}::uuid and ${id} <= ${upTo}::uuid`
