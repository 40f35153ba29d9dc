import { type SQL, type SQLChunk, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './client.ts'

type Name<T extends PgTable> = keyof T['$inferSelect'] & string

const columnOf = (table: PgTable, name: string): PgColumn => {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name]
  if (!column) throw new Error(`no column ${name}`)
  return column
}
const list = <Of>(all: readonly Of[], chunk: (one: Of) => SQLChunk): SQL => sql.join(all.map(chunk), sql`, `)

/** Some columns of rows as a table `given`, however many rows there are: they are one parameter of the statement. */
export function given<T extends PgTable>(
  table: T,
  rows: readonly Partial<T['$inferSelect']>[],
  names: readonly Name<T>[],
): SQL {
  const values = rows.map((row) => Object.fromEntries(names.map((name) => [columnOf(table, name).name, row[name]])))
  const json = JSON.stringify(values, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  const typed = list(names, (name) => {
    const column = columnOf(table, name)
    return sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`
  })
  return sql`jsonb_to_recordset(${json}::jsonb) as given(${typed})`
}

/**
 * Writes rows with one statement, in the order of their keys, so that two that write the same do not wait for each
 * other. Of what a row holds, columns of the table are written; a known row is given those of `update`.
 */
export async function writeRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly (T['$inferInsert'] & object)[],
  { key, update }: { key: readonly Name<T>[]; update?: readonly Name<T>[] },
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = getTableColumns(table)
  const names = Object.keys(first).filter((name): name is Name<T> => name in columns)
  const plain = (of: readonly Name<T>[]) => list(of, (name) => sql.identifier(columnOf(table, name).name))
  const set = list(update ?? [], (name) => sql`${plain([name])} = excluded.${plain([name])}`)
  await tx.execute(sql`
    insert into ${table} (${plain(names)}) select ${plain(names)} from ${given(table, rows as readonly Partial<T['$inferSelect']>[], names)} order by ${plain(key)}
    ${update ? sql`on conflict (${plain(key)}) do update set ${set}` : sql``}`)
}
