import { SQL, is } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../db/client.ts'
import { type Counting, type ReaderParts, countingOf } from './consumers.ts'
import { eachAlone } from './each-alone.ts'
import { type Reading, countedUpTo, leadPlaces } from './journal.ts'
import { createSlices } from './slices.ts'

/** What a closing is given besides what consumers are. */
export interface ClosingTurn extends Counting {
  stopping: AbortSignal
  /** Up to this moment everything is counted. */
  upTo: Date
}

/** For what is done in transactions of its own. */
export interface SettlingTurn extends ClosingTurn {
  db: Db
  /** Name of the closing, by which operators know what it has set aside. */
  job: string
  /**
   * A transaction in which this gateway leads and none of the readers counts; it is done again over fewer rows where a
   * statement of it exceeds its time.
   * @throws FormerLeader
   */
  lead: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>
  /** Does what reads before such a transaction again over fewer rows, where a statement exceeds its time. */
  cutting: <T>(work: () => Promise<T>) => Promise<T>
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
  const { name: job, reads, graceMs = () => 0, close, settle } = closing
  const slices = createSlices()
  return async (stopping: AbortSignal, term: number): Promise<void> => {
    slices.grow()
    const cutting = <T>(work: () => Promise<T>) => slices.cutting(stopping, work)
    const lead = <T>(fn: (tx: Tx) => Promise<T>): Promise<T> =>
      cutting(() =>
        transact(db, async (tx) => {
          await leadPlaces(tx, reads, term)
          return fn(tx)
        }),
      )
    for (let more = true; more && !stopping.aborted;) {
      const turn = await lead(async (tx) => {
        const counting = await countingOf(tx, settings(), clock.now(), slices)
        const wanted = new Date(counting.now.getTime() - graceMs(counting.settings))
        const made: ClosingTurn = { ...counting, stopping, upTo: await countedUpTo(tx, reads, wanted) }
        more = (await close?.(tx, made)) ?? false
        return made
      })
      await settle?.({ ...turn, db, job, lead, cutting })
    }
  }
}

/** What settling anything takes. */
export type Settling = Pick<SettlingTurn, 'atMost' | 'cutting' | 'db' | 'job' | 'lead' | 'now' | 'stopping'>

interface SettleEach<Item> {
  /** Items of one transaction at most; none: each has its own. */
  together?: number
  /** Some items that are not settled: none that are set aside (`notAside`). */
  find: (limit: number) => SQL | PromiseLike<readonly Item[]>
  keyOf: (item: Item) => string
  /** Settles an item, unless it was settled since it was found. */
  run: (tx: Tx, item: Item) => Promise<unknown>
}

/** Items that are looked for at a time, where each has a transaction of its own. */
const foundAtOnce = 100

/** Settles all that is found: some in one transaction; where that fails fewer, so that one delays no other. */
export async function settleEach<Item>(
  { atMost, cutting, db, job, lead, now, stopping }: Settling,
  { together, find, keyOf, run }: SettleEach<Item>,
): Promise<void> {
  const next = () =>
    cutting(async () => {
      const found = find(atMost(together ?? foundAtOnce))
      return is(found, SQL) ? ((await db.execute(found)).rows as Item[]) : found
    })
  for (let items = await next(); items.length > 0 && !stopping.aborted; items = await next())
    await eachAlone(db, items, {
      job,
      now,
      stopping,
      keyOf,
      run: (item) => lead((tx) => run(tx, item)),
      ...(together !== undefined && {
        together: (some: readonly Item[]) =>
          lead(async (tx) => {
            for (const item of some) await run(tx, item)
          }),
      }),
    })
}
