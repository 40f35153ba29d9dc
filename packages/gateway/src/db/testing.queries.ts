import type pg from 'pg'
import type { Db } from './client.ts'

/** A statement as it was sent. */
export interface Asked {
  name?: string | undefined
  text: string
  values?: unknown[] | undefined
}

/** Writes down every statement sent through the pool from now on. */
export function watchQueries(db: Db): Asked[] {
  const asked: Asked[] = []
  const ask = db.$client.query.bind(db.$client) as (...given: unknown[]) => unknown
  Object.assign(db.$client, {
    query(first: string | pg.QueryConfig, ...rest: unknown[]) {
      const { name, text, values } =
        typeof first === 'string' ? { name: undefined, text: first, values: rest[0] as unknown[] } : first
      asked.push({ name, text, values })
      return ask(first, ...rest)
    },
  })
  return asked
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

/** How many rows of tables a statement looks at, those it throws away included: exact, where its time is not. */
export async function rowsRead(db: Db, asked: Asked | undefined): Promise<number> {
  if (!asked) throw new Error('no such statement was sent')
  const {
    rows: [row],
  } = await db.$client.query(`explain (analyze, timing off, format json) ${asked.text}`, asked.values)
  return rowsOf(row['QUERY PLAN'][0].Plan as Plan)
}

function rowsOf(plan: Plan): number {
  const own = plan['Relation Name']
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops']
    : 0
  return Math.round(own) + (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0)
}
