import type pg from 'pg'
import { pgError } from '../../db/client.ts'
import { follow } from './follow.ts'
import { advanceHead, readHead, type ChainHead } from './head.ts'
import type { SealKeys } from './keys.ts'
import { genesis, hashOf, headOf, type Link } from './links.ts'
import {
  beginning,
  hashedRows,
  pack,
  partNames,
  queryOn,
  sealParts,
  type HashedRow,
  type Places,
  type SealPart,
} from './rows.ts'
import { OtherCount } from './standstill.ts'

/** Rows of each table in a seal, at most. */
const mostRows = 2000
/** Of gateways on one database one seals at a time. */
const lockKey = 7_203_133

export interface ChainOptions {
  keys: SealKeys
  /** Where the head is recorded. */
  headFile: string
}

/**
 * Seals what has been written since the last seal and is surely complete, records the new head and returns it;
 * undefined where there is nothing, or another gateway is sealing. The head outside of the database is read first:
 * where the chain does not lead on from it nothing is sealed, and it stays.
 * @throws Standstill
 */
export async function sealNext(client: pg.Client, { keys, headFile }: ChainOptions): Promise<ChainHead | undefined> {
  await client.query('begin')
  try {
    const {
      rows: [lock],
    } = await client.query<{ ok: boolean }>(`select pg_try_advisory_xact_lock(${lockKey}) as ok`)
    const last = await follow(queryOn(client), keys.known(), readHead(headFile))
    const made = lock?.ok ? await sealed(client, keys, last) : undefined
    await client.query(made ? 'commit' : 'rollback')
    // Also of what other gateways have sealed, so that a chain cut after their seals does not go unseen here.
    const head = made ?? (last && headOf(last))
    if (head) advanceHead(headFile, head)
    return made
  } catch (error) {
    await client.query('rollback').catch(() => {})
    // Another gateway was quicker: its seal is kept.
    if (pgError(error)?.code === '23505') return undefined
    throw error
  }
}

async function sealed(client: pg.Client, keys: SealKeys, last: Link | undefined): Promise<ChainHead | undefined> {
  const {
    rows: [place],
  } = await client.query<{ past: boolean }>(
    'select greatest($1::xid8, $2::xid8) >= pg_snapshot_xmax(pg_current_snapshot()) as past',
    [last?.upto.txn[0] ?? '0', last?.upto.posting[0] ?? '0'],
  )
  if (place?.past)
    throw new OtherCount(
      'transactions are counted from a smaller number than the chain ends with: the database was put into another server',
    )
  const upto = { ...last?.upto } as Places
  const packed = {} as Record<SealPart, Buffer>
  let count = 0
  for (const part of partNames) {
    const rowsOf: HashedRow[] = []
    for (const name of sealParts[part]) {
      const { rows } = await client.query<HashedRow>(
        `${hashedRows(name, '(written_by, id) > ($1::xid8, $2::bigint) and written_by < pg_snapshot_xmin(pg_current_snapshot())')} ` +
          `limit ${mostRows}`,
        upto[name] ?? beginning,
      )
      const end = rows.at(-1)
      if (end) upto[name] = [end.xid, end.id]
      rowsOf.push(...rows)
    }
    upto[part] ??= beginning
    packed[part] = pack(rowsOf)
    count += rowsOf.length
  }
  if (count === 0) return undefined
  const body = {
    ...packed,
    seq: (last?.seq ?? 0) + 1,
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
