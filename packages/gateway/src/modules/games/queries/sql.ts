import type pg from 'pg'

/** The pool, or one connection of it. */
export type Queryable = Pick<pg.ClientBase, 'query'>

/** Values of a statement, by the number they get in it. */
export class Values {
  readonly list: unknown[]
  constructor(...first: unknown[]) {
    this.list = first
  }
  add(value: unknown): string {
    return `$${this.list.push(value)}`
  }
}

/** The one row a statement answers; one with a name is planned once per connection. */
export async function one<Row extends object>(
  db: Queryable,
  text: string,
  values: unknown[],
  name?: string,
): Promise<Row> {
  const {
    rows: [row],
  } = await db.query<Row>({ text, values, ...(name && { name }) })
  if (!row) throw new Error('the statement answers one row, and did not')
  return row
}
