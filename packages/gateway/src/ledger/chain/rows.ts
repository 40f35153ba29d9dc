import type pg from 'pg'

/** What is sealed: every column but those of the current state, which follows from sealed postings. */
export const sealedTables = {
  account: ['id', 'owner', 'kind', 'asset'],
  txn: ['id', 'kind', 'vendor', 'vendor_tx', 'round_id', 'reverses', 'idem_owner', 'idem_key', 'created_at'],
  posting: ['id', 'txn_id', 'account_id', 'asset', 'amount', 'balance_after', 'created_at'],
  ledger_closing: ['id', 'account_id', 'month', 'balance'],
} as const
export type SealedTable = keyof typeof sealedTables

/**
 * The parts of a seal, and the tables whose rows each has. Closings are among the accounts, with ids below zero: the
 * gateway of the release before follows a chain of three parts.
 */
export const sealParts = {
  account: ['account', 'ledger_closing'],
  txn: ['txn'],
  posting: ['posting'],
} as const satisfies Record<string, readonly SealedTable[]>
export type SealPart = keyof typeof sealParts
export const partNames = Object.keys(sealParts) as SealPart[]
/** The table of a row in a part. */
export const tableOf = (part: SealPart, id: string): SealedTable => (id.startsWith('-') ? 'ledger_closing' : part)

/** Rows of a query. */
export type Query = <T extends object>(text: string, values?: unknown[]) => Promise<T[]>

export const queryOn =
  (client: Pick<pg.Client, 'query'>): Query =>
  async <T extends object>(text: string, values?: unknown[]) =>
    (await client.query<T>(text, values)).rows

/** A place in a table: the transaction that wrote a row, and its id. */
export type Place = [xid: string, id: string]
export const beginning: Place = ['0', '0']

/** Where a seal ends, per table; seals from before the first closing name none. */
export type Places = Record<SealPart, Place> & Partial<Record<SealedTable, Place>>

export interface HashedRow {
  id: string
  xid: string
  hash: Buffer
}

const texts: Record<string, string> = {
  created_at: '(extract(epoch from created_at) * 1000000)::bigint::text',
  month: `to_char(month, 'YYYY-MM-DD')`,
}
const asText = (column: string) => texts[column] ?? `${column}::text`
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
