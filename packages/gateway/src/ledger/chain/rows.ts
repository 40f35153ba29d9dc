import type pg from 'pg'

/** What is sealed: every column but those of the current state, which follows from sealed postings. */
export const sealedTables = {
  account: ['id', 'owner', 'kind', 'asset'],
  txn: ['id', 'kind', 'vendor', 'vendor_tx', 'round_id', 'reverses', 'idem_owner', 'idem_key', 'created_at'],
  posting: ['id', 'txn_id', 'account_id', 'asset', 'amount', 'balance_after', 'created_at'],
} as const
export type SealedTable = keyof typeof sealedTables
export const tableNames = Object.keys(sealedTables) as SealedTable[]

/** Rows of a query. */
export type Query = <T extends object>(text: string, values?: unknown[]) => Promise<T[]>

export const queryOn =
  (client: Pick<pg.Client, 'query'>): Query =>
  async <T extends object>(text: string, values?: unknown[]) =>
    (await client.query<T>(text, values)).rows

/** A place in a table: the transaction that wrote a row, and its id. */
export type Place = [xid: string, id: string]
export const beginning: Place = ['0', '0']

export interface HashedRow {
  id: string
  xid: string
  hash: Buffer
}

const asText = (column: string) =>
  column === 'created_at' ? '(extract(epoch from created_at) * 1000000)::bigint::text' : `${column}::text`
const values = (table: SealedTable) => ['written_by::text', ...sealedTables[table].map(asText)].join(', ')

/** Rows of a table with the sha-256 of what is in them, in the order in which they are sealed. */
export const hashedRows = (table: SealedTable, condition: string): string =>
  `select id::text, written_by::text as xid, sha256(convert_to(jsonb_build_array('${table}', ${values(table)})::text, 'UTF8')) as hash
   from ${table} where ${condition} order by written_by, ${table}.id`

const entryBytes = 40

/** Ids and hashes of rows as stored in a seal. */
export function pack(rows: readonly HashedRow[]): Buffer {
  return Buffer.concat(
    rows.map(({ id, hash }) => {
      const number = Buffer.alloc(8)
      number.writeBigInt64BE(BigInt(id))
      return Buffer.concat([number, hash])
    }),
  )
}

export function unpack(bytes: Buffer): Map<string, string> {
  const rows = new Map<string, string>()
  for (let at = 0; at + entryBytes <= bytes.length; at += entryBytes)
    rows.set(bytes.readBigInt64BE(at).toString(), bytes.toString('hex', at + 8, at + entryBytes))
  return rows
}
