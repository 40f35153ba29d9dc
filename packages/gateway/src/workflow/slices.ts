import { pgError } from '../db/client.ts'

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
