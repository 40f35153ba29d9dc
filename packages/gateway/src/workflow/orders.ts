import { and, asc, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, type Reader, type Tx, transact } from '../db/client.ts'
import { refuse } from '../lib/refusal.ts'
import { type Clock, latestAt } from '../lib/time/clock.ts'
import { notAside } from './each-alone.ts'
import { batchSize } from './poller.ts'

interface AnyState {
  state: string
}

/** What every order has: its state, and when it is to be processed next (null: when a person acts). */
interface AnyOrder extends AnyState {
  nextAt: Date | null
}

/** One change of an order: the state it gets, and what else of it changes. */
export interface OrderStep<Order extends AnyState> {
  state: Order['state']
  set?: Partial<Order>
}

interface Steps<Order extends AnyState, Step extends OrderStep<Order>> {
  /** For errors: `deposit`. */
  name: string
  keyOf: (order: Order) => string
  /** Allowed transitions of an order; any other cannot happen. */
  transitions: Readonly<Record<Order['state'], readonly Order['state'][]>>
  /** What a step writes beside the order, in the same transaction: its row of the history, the event for the person. */
  record?: (tx: Tx, order: Order, step: Step, before: Order) => Promise<void>
}

/** What moves along a table of transitions with an order that is locked: a part of it. */
export interface PartKind<Part extends AnyState, Step extends OrderStep<Part>> extends Steps<Part, Step> {
  table: PgTable & { state: PgColumn }
  isPart: (part: Part) => SQL | undefined
}

export interface OrderKind<Order extends AnyOrder, Step extends OrderStep<Order>> extends Steps<Order, Step> {
  table: PgTable & { state: PgColumn; nextAt: PgColumn }
  key: PgColumn
  /** Locks what is always locked before an order. */
  lockFirst?: (tx: Tx, order: Order) => Promise<unknown>
  /** States in which an order is processed when it is due; absent: in all. */
  polled?: readonly Order['state'][]
  /** States in which a process waits for an answer: nobody else asks before the order is due. */
  awaited?: readonly Order['state'][]
  /**
   * The longest wait that is written, ms: an order that waits longer was put off before the clock was put back, and is
   * due. Absent: it may wait for any time.
   */
  longestWaitMs?: number
  /** What else must be unchanged for an order to count as unchanged since it was read. */
  asSeen?: (order: Order) => SQL
}

/** How orders are advanced. */
export interface Run<Order extends AnyOrder> {
  /** What follows from the state of an order. `eager`: it is not due yet. */
  step: (order: Order, eager: boolean) => Promise<Order>
  /** For so long a gateway has what it has claimed. Absent: nothing is claimed, as of concurrent steps one commits. */
  leaseMs?: number
  /** Nothing may be moved for now. */
  paused?: () => boolean
}

/** The table is known by its columns alone here; the creator of the kind has typed its rows. */
const write = async <Order>(
  db: Reader,
  table: PgTable,
  set: Partial<Order>,
  which: SQL | undefined,
): Promise<Order | undefined> => ((await db.update(table).set(set).where(which).returning()) as unknown as Order[])[0]

/** Steps along a table of transitions: each moves a locked row and writes its history. */
export function createSteps<Part extends AnyState, Step extends OrderStep<Part>>({
  name,
  table,
  keyOf,
  isPart,
  transitions,
  record,
}: PartKind<Part, Step>) {
  return {
    /** Moves a locked order, or part, to its next state. */
    async move(tx: Tx, part: Part, step: Step): Promise<Part> {
      const from: Part['state'] = part.state
      if (!transitions[from].includes(step.state))
        throw new Error(`${name} ${keyOf(part)} cannot go from ${from} to ${step.state}`)
      const next = await write(tx, table, { ...step.set, state: step.state } as Partial<Part>, isPart(part))
      if (!next) throw new Error(`a locked ${name} is gone`)
      await record?.(tx, next, step, part)
      return next
    },

    /** Whether no state follows. */
    isEnd: (state: Part['state']): boolean => transitions[state].length === 0,
  }
}

/**
 * The life of orders of one kind, whatever they move: under the lock on its row an order moves from state to state
 * along a table of transitions, each step with its row of the history; one gateway at a time claims it when it is due.
 */
export function createOrderWorkflow<Order extends AnyOrder, Step extends OrderStep<Order>>(
  { table, key, lockFirst, polled, awaited, longestWaitMs = Infinity, asSeen, ...kind }: OrderKind<Order, Step>,
  clock: Clock,
) {
  const isOrder = (order: Order) => eq(key, kind.keyOf(order))
  /** Beyond the longest wait, ms since 1970. */
  const tooLate = () => latestAt(clock.now()).getTime() + longestWaitMs
  const isDue = () => {
    const beyond = tooLate()
    const isTime = or(lte(table.nextAt, clock.now()), isFinite(beyond) ? gt(table.nextAt, new Date(beyond)) : undefined)
    return and(isTime, polled && inArray(table.state, [...polled]))
  }
  const mayRun = ({ state, nextAt }: Order, eager: boolean): boolean =>
    nextAt !== null &&
    (polled?.includes(state) ?? true) &&
    (nextAt <= clock.now() || nextAt.getTime() > tooLate() || (eager && !awaited?.includes(state)))

  async function read(db: Reader, id: string, locked = false): Promise<Order> {
    const query = db.select().from(table).where(eq(key, id))
    const [order] = (await (locked ? query.for('update') : query)) as unknown as Order[]
    if (!order) throw refuse('not_found', { message: `no ${kind.name} ${id}` })
    return order
  }

  /** Claims an order that is due, for `leaseMs`. Undefined where it is not due, or claimed. */
  const claim = (db: Reader, id: string, leaseMs: number): Promise<Order | undefined> =>
    write(db, table, { nextAt: new Date(clock.now().getTime() + leaseMs) } as Partial<Order>, and(eq(key, id), isDue()))

  return {
    ...createSteps<Order, Step>({ ...kind, table, isPart: isOrder }),
    read: (db: Reader, id: string): Promise<Order> => read(db, id),
    claim,

    /** Locks an order and works on it if it is in one of the states. @returns it as it is then */
    change: (
      db: Db,
      seen: Order,
      from: readonly Order['state'][],
      work: (tx: Tx, order: Order) => Promise<Order>,
    ): Promise<Order> =>
      transact(db, async (tx) => {
        await lockFirst?.(tx, seen)
        const order = await read(tx, kind.keyOf(seen), true)
        return from.includes(order.state) ? work(tx, order) : order
      }),

    /**
     * Advances an order while it is due, step by step: each is committed before the next, so that any gateway continues
     * after a crash. `eager` takes the first step before its time.
     */
    async run(db: Db, id: string, { step, leaseMs, paused }: Run<Order>, eager = false): Promise<Order> {
      let order = await read(db, id)
      for (let early = eager; !paused?.() && mayRun(order, early); early = false) {
        const mine = early || leaseMs === undefined ? order : await claim(db, id, leaseMs)
        if (!mine) break
        order = await step(mine, early)
      }
      return order
    },

    /** Sets when an order is processed next, if it is unchanged since it was read. @returns it as it is then */
    async postpone(db: Reader, order: Order, nextAt: Date | null, set: Partial<Order> = {}): Promise<Order> {
      const still = and(isOrder(order), eq(table.state, order.state), asSeen?.(order))
      const postponed = await write(db, table, { ...set, nextAt } as Partial<Order>, still)
      return postponed ?? read(db, kind.keyOf(order))
    },

    /** Keys of orders that are due, the longest first, but for those that a job has set aside. */
    async due(db: Reader, job: string): Promise<string[]> {
      const due = and(isDue(), notAside(job, key, clock.now()))
      const rows = await db.select({ id: key }).from(table).where(due).orderBy(asc(table.nextAt)).limit(batchSize)
      return rows.map(({ id }) => String(id))
    },
  }
}
