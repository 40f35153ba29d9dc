import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import type { Reader } from './client.ts'

/** Place of a value that comes with each call. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => Placeholder<Name>

/** A statement ready to be sent, over whatever connection. */
export type Statement<Values, Result> = (on: Reader, values: Values) => Promise<Result>

interface Ready<Result> {
  execute: (values?: Record<string, unknown>) => Promise<Result>
}

const given = (name: string) => sql.placeholder(name)

function perConnection<Values, Result>(prepare: (on: Reader) => Ready<Result>): Statement<Values, Result> {
  const ready = new WeakMap<object, Ready<Result>>()
  return (on, values) => {
    const { session } = on._
    let statement = ready.get(session)
    if (!statement) ready.set(session, (statement = prepare(on)))
    return statement.execute(values as Record<string, unknown>)
  }
}

/**
 * A query that is sent often: its text is made once per connection instead of once per call, and the server plans it
 * once under its name, which no other statement may have.
 */
export const prepared = <Values, Result>(
  name: string,
  build: (on: Reader, given: Given<Values>) => { prepare: (name: string) => Ready<Result> },
): Statement<Values, Result> => perConnection((on) => build(on, given as Given<Values>).prepare(name))

const dialect = new PgDialect()

/** The same for a statement in plain SQL; resolves to its rows. */
export function preparedSql<Row extends object, Values>(
  name: string,
  build: (given: Given<Values>) => SQL,
): Statement<Values, Row[]> {
  let query: ReturnType<PgDialect['sqlToQuery']> | undefined
  const send = perConnection<Values, QueryResult<Row>>((on) => {
    query ??= dialect.sqlToQuery(build(given as Given<Values>))
    return on._.session.prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
      query,
      undefined,
      name,
      false,
    )
  })
  return async (on, values) => (await send(on, values)).rows
}
