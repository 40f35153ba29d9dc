import { createHash } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { ownClient, pgError, type Db } from '../../db/client.ts'
import type { SealKeys } from './keys.ts'
import { beginning, hashedRows, pack, tableNames, type HashedRow, type Place, type SealedTable } from './rows.ts'

/** The newest seal, as recorded outside the database: a chain that does not lead to it was cut. */
export interface ChainHead {
  seq: number
  hash: string
  at: string
}

export interface Seal extends Record<SealedTable, Buffer> {
  seq: number
  at: Date
  upto: Record<SealedTable, Place>
  prev: string
  hash: string
  keyId: string
  signature: string
}

export const genesis = '0'.repeat(64)
/** Rows of each table in a seal, at most. */
const mostRows = 2000
export const sealEveryMs = 5000
/** Of gateways on one database one seals. */
const lockKey = 7_203_131

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** What a link of the chain contains: its place, the link before, and what it seals. */
export const hashOf = (seal: Omit<Seal, 'hash' | 'signature'>): string =>
  sha256(
    JSON.stringify([
      1,
      seal.seq,
      seal.at.toISOString(),
      seal.prev,
      seal.keyId,
      ...tableNames.flatMap((name) => [name, ...seal.upto[name], sha256(seal[name])]),
    ]),
  )

/**
 * Seals what has been written since the last seal and is surely complete, and returns the new head; undefined where
 * there is nothing, or another gateway is sealing.
 */
export async function sealNext(client: pg.Client, keys: SealKeys): Promise<ChainHead | undefined> {
  await client.query('begin')
  try {
    const head = await sealed(client, keys)
    await client.query(head ? 'commit' : 'rollback')
    return head
  } catch (error) {
    await client.query('rollback').catch(() => {})
    // Another gateway was quicker: its seal is kept.
    if (pgError(error)?.code === '23505') return undefined
    throw error
  }
}

/**
 * The database has been put into another server, which numbers its transactions differently: the chain cannot continue
 * by itself.
 */
export class OtherCount extends Error {}
/** The chain continues with a key that this gateway does not have. */
export class OtherKey extends Error {}

async function sealed(client: pg.Client, keys: SealKeys): Promise<ChainHead | undefined> {
  const {
    rows: [lock],
  } = await client.query<{ ok: boolean }>(`select pg_try_advisory_xact_lock(${lockKey}) as ok`)
  if (!lock?.ok) return undefined
  const {
    rows: [last],
  } = await client.query<{
    seq: string
    hash: string
    upto: Record<SealedTable, Place>
    keyId: string
    past: boolean
  }>(`
    select seq, hash, upto, key_id as "keyId", greatest((upto->'txn'->>0)::xid8,
    (upto->'posting'->>0)::xid8) >= pg_snapshot_xmax(pg_current_snapshot()) as past
    from ledger_seal order by seq desc limit 1`)
  if (last?.past)
    throw new OtherCount(
      'transactions are counted from a smaller number than the chain ends with: the database was put into another server',
    )
  if (last && !keys.known().some(({ id }) => id === last.keyId))
    throw new OtherKey(
      `the chain was last sealed with the key ${last.keyId}, which is not among ours: gateways on one database share LEDGER_KEYS`,
    )
  const upto = { ...last?.upto } as Record<SealedTable, Place>
  const packed = {} as Record<SealedTable, Buffer>
  let count = 0
  for (const name of tableNames) {
    const [xid, id] = (upto[name] ??= beginning)
    const { rows } = await client.query<HashedRow>(
      `${hashedRows(name, '(written_by, id) > ($1::xid8, $2::bigint) and written_by < pg_snapshot_xmin(pg_current_snapshot())')} ` +
        `limit ${mostRows}`,
      [xid, id],
    )
    const end = rows.at(-1)
    if (end) upto[name] = [end.xid, end.id]
    packed[name] = pack(rows)
    count += rows.length
  }
  if (count === 0) return undefined
  const body = {
    ...packed,
    seq: Number(last?.seq ?? 0) + 1,
    at: new Date(),
    upto,
    prev: last?.hash ?? genesis,
    keyId: keys.id(),
  }
  const hash = hashOf(body)
  await client.query(
    'insert into ledger_seal (seq, at, upto, account, txn, posting, prev, hash, key_id, signature) ' +
      'values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [
      body.seq,
      body.at,
      JSON.stringify(upto),
      packed.account,
      packed.txn,
      packed.posting,
      body.prev,
      hash,
      body.keyId,
      keys.sign(hash),
    ],
  )
  return { seq: body.seq, hash, at: body.at.toISOString() }
}

/** Writes the head to a temporary name and renames it, so that it is the new one or the one before. */
export function writeHead(file: string, head: ChainHead): void {
  writeFileSync(`${file}.part`, `${JSON.stringify(head)}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

export interface ChainOptions {
  keys: SealKeys
  /** Where the head is recorded. */
  headFile: string
}

/** What seals everything there is to seal, on a connection of its own, away from calls. To be run again and again. */
export function createSealing(db: Db, { keys, headFile }: ChainOptions, log: FastifyBaseLogger) {
  const reported = new Set<string>()
  return async (stopping: AbortSignal): Promise<void> => {
    const client = ownClient(db, 'gateway seals')
    client.on('error', () => {})
    try {
      await client.connect()
      for (let head = await sealNext(client, keys); head; head = await sealNext(client, keys)) {
        writeHead(headFile, head)
        if (stopping.aborted) return
      }
    } catch (err) {
      const lasting = err instanceof OtherCount || err instanceof OtherKey
      if (!lasting || !reported.has(err.message)) log.warn({ err }, 'the ledger was not sealed; it is tried again')
      if (lasting) reported.add(err.message)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
