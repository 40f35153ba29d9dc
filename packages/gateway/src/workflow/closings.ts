import { type Db, type Tx, transact } from '../db/client.ts'
import { type Counting, type ReaderParts, countingOf } from './consumers.ts'
import { type Reading, countedUpTo, leadPlaces } from './journal.ts'

/** What a closing is given besides what consumers are. */
export interface ClosingTurn extends Counting {
  stopping: AbortSignal
  /** Up to this moment everything is counted. */
  upTo: Date
}

/** For what is done in transactions of its own. */
export interface SettlingTurn extends ClosingTurn {
  db: Db
  /** A transaction in which this gateway leads and none of the readers counts. @throws FormerLeader */
  lead: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>
}

/**
 * Ends periods that people are paid by: a day, a month, the time of a raffle. It does so once all that its readers have
 * to count of a period is counted, never by the clock alone; what arrives later belongs to the next period.
 */
export interface Closing {
  /** Of its job. */
  name: string
  everyMs: number
  /** What must have counted everything of a period before that ends. */
  reads: readonly Reading[]
  /** What happened may be settled so much later; 0 where nothing is said. */
  graceMs?: (settings: Counting['settings']) => number
  /**
   * Ends what ended before `upTo`, while nothing more is counted.
   * @returns whether there may be more to end
   */
  close?: (tx: Tx, turn: ClosingTurn) => Promise<boolean>
  /** Afterwards: what follows from what is closed, also where a turn before was interrupted. */
  settle?: (turn: SettlingTurn) => Promise<unknown>
}

/** @returns makes a turn: ends everything that can be ended */
export function createClosing({ db, clock, settings }: ReaderParts, closing: Closing) {
  const { reads, graceMs = () => 0, close, settle } = closing
  return async (stopping: AbortSignal, term: number): Promise<void> => {
    const lead = <T>(fn: (tx: Tx) => Promise<T>): Promise<T> =>
      transact(db, async (tx) => {
        await leadPlaces(tx, reads, term)
        return fn(tx)
      })
    for (let more = true; more && !stopping.aborted;) {
      const turn = await lead(async (tx) => {
        const counting = await countingOf(tx, settings(), clock.now())
        const wanted = new Date(counting.now.getTime() - graceMs(counting.settings))
        const made: ClosingTurn = { ...counting, stopping, upTo: await countedUpTo(tx, reads, wanted) }
        more = (await close?.(tx, made)) ?? false
        return made
      })
      await settle?.({ ...turn, db, lead })
    }
  }
}
