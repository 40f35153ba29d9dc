import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../db/client.ts'
import type { Clock } from '../lib/time/clock.ts'
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
  /** States in which an order is processed when it is due; absent: in all. */
  polled?: readonly Order['state'][]
  /** What else must be unchanged for an order to count as unchanged since it was read. */
  asSeen?: (order: Order) => SQL
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
  { table, key, polled, asSeen, ...kind }: OrderKind<Order, Step>,
  clock: Clock,
) {
  const isOrder = (order: Order) => eq(key, kind.keyOf(order))
  const isDue = () => and(lte(table.nextAt, clock.now()), polled && inArray(table.state, [...polled]))

  return {
    ...createSteps<Order, Step>({ ...kind, table, isPart: isOrder }),

    /** Sets when an order is processed next, if it is unchanged since it was read. */
    async postpone(db: Reader, order: Order, nextAt: Date | null, set: Partial<Order> = {}): Promise<void> {
      const still = and(isOrder(order), eq(table.state, order.state), asSeen?.(order))
      await write(db, table, { ...set, nextAt } as Partial<Order>, still)
    },

    /** Claims an order that is due, for `leaseMs`. Undefined where it is not due, or claimed. */
    claim: (db: Reader, id: string, leaseMs: number): Promise<Order | undefined> =>
      write(
        db,
        table,
        { nextAt: new Date(clock.now().getTime() + leaseMs) } as Partial<Order>,
        and(eq(key, id), isDue()),
      ),

    /** Keys of orders that are due, the longest first. */
    async due(db: Reader): Promise<string[]> {
      const rows = await db.select({ id: key }).from(table).where(isDue()).orderBy(asc(table.nextAt)).limit(batchSize)
      return rows.map(({ id }) => String(id))
    },
  }
}
