import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Db } from '../db/client.ts'

/** A statement as it was sent. */
export interface Statement {
  name?: string | undefined
  text: string
  values?: unknown[] | undefined
}

type QueryMethod = (...given: unknown[]) => unknown

function statementOf([first, second]: unknown[]): Statement {
  const { name, text, values } =
    typeof first === 'string' ? { name: undefined, text: first, values: undefined } : (first as pg.QueryConfig)
  return { name, text, values: values ?? (second as unknown[] | undefined) }
}

/** Records every statement sent through the pool from now on. */
export function watchQueries(db: Db): Statement[] {
  const statements: Statement[] = []
  const query = db.$client.query.bind(db.$client) as QueryMethod
  Object.assign(db.$client, {
    query(...given: unknown[]) {
      statements.push(statementOf(given))
      return query(...given)
    },
  })
  return statements
}

/** Records every statement of every connection a pool opens from now on, those inside transactions included. */
export function watchConnections(db: Db): Statement[] {
  const statements: Statement[] = []
  db.$client.on('connect', (client) => {
    const plain = Object.getPrototypeOf(client) as { query: QueryMethod }
    // Between the connection and its class: transactions set a `query` of their own on a connection and remove it
    // again.
    Object.setPrototypeOf(
      client,
      Object.assign(Object.create(plain) as object, {
        query(this: pg.PoolClient, ...given: unknown[]) {
          statements.push(statementOf(given))
          return plain.query.apply(this, given)
        },
      }),
    )
  })
  return statements
}

/** Records what one piece of work sends through the pool, without the background jobs of a gateway. */
export function queriesOf(db: Db): (work: () => Promise<unknown>) => Promise<Statement[]> {
  const current = new AsyncLocalStorage<Statement[]>()
  const query = db.$client.query.bind(db.$client) as QueryMethod
  Object.assign(db.$client, {
    query(...given: unknown[]) {
      current.getStore()?.push(statementOf(given))
      return query(...given)
    },
  })
  return async (work) => {
    const statements: Statement[] = []
    await current.run(statements, work)
    return statements
  }
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** Number of rows of tables that a statement reads, including discarded ones; unlike its duration, it is exact. */
export async function rowsRead(db: Db, statement: Statement | undefined): Promise<number> {
  if (!statement) throw new Error('no such statement was sent')
  const {
    rows: [row],
  } = await db.$client.query(`explain (analyze, timing off, format json) ${statement.text}`, statement.values)
  return rowsOf(row['QUERY PLAN'][0].Plan as Plan)
}

function rowsOf(plan: Plan): number {
  const own = plan['Relation Name']
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops']
    : 0
  return Math.round(own) + (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0)
}
