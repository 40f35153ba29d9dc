import { ownClient, type Db } from '../../db/client.ts'
import { type Breach, checkInvariants } from '../invariants.ts'
import { isSigned, type PublicSealKey } from './keys.ts'
import type { ChainHead } from './head.ts'
import { genesis, isAsHashed, type Seal } from './links.ts'
import {
  beginning,
  hashedRows,
  partNames,
  queryOn,
  sealParts,
  tableOf,
  unpack,
  type HashedRow,
  type Place,
  type Places,
  type Query,
  type SealedTable,
} from './rows.ts'
import { missingSeal } from './standstill.ts'

/** Something that differs from what was sealed. `row`: its id; of the chain itself the number of the seal. */
export interface Finding {
  found: 'altered' | 'missing' | 'added'
  table: SealedTable | 'ledger_seal'
  row: string
  why: string
}

export interface Verdict {
  whole: boolean
  findings: Finding[]
  seals: number
  sealed: number
  /** Rows that no seal covers yet. */
  unsealed: number
  head?: ChainHead
  /** Months that were not read, as they are archived, their postings, and the seal that has what they ended with. */
  archived?: { months: string[]; rows: number; seal: number }
  /** Number of the seal that was written down outside and is not the one here. */
  lost?: number
}

/**
 * Reads the whole chain and every row it seals, all as of one moment, and names what does not agree. Changes nothing.
 */
export async function verifyLedger(db: Db, keys: readonly PublicSealKey[], exported?: ChainHead): Promise<Verdict> {
  const client = ownClient(db, 'gateway verifies')
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
    const query = queryOn(client)
    const archive = await archiveOf(query)
    const { findings, upto, seals, sealed, head, lost, closedBy } = await verifyChain(query, keys, exported, archive)
    const named = new Set(findings.map(({ table, row }) => `${table} ${row}`))
    const add = (one: Finding) => void (named.has(`${one.table} ${one.row}`) || findings.push(one))
    ;(await late(query)).forEach(add)
    const unsealed = await tailOf(query, upto)
    await client.query('rollback')
    for (const { rule, subject } of await checkInvariants(db)) {
      add({
        found: 'altered',
        table: tables[rule] ?? 'txn',
        row: subject,
        why: invariants[rule],
      })
    }
    return {
      whole: findings.length === 0,
      findings,
      seals,
      sealed,
      unsealed,
      ...(head && { head }),
      ...(archive && { archived: { months: archive.months, rows: archive.rows.posting, seal: closedBy } }),
      ...(lost !== undefined && { lost }),
    }
  } finally {
    await client.end().catch(() => {})
  }
}

const invariants = {
  sum: 'its postings do not sum to zero',
  balance: 'its balance is not the sum of its postings',
  negative: 'a member below zero',
  repeated: 'a vendor transaction booked twice',
  history: 'its postings are not those of the last check',
  closing: 'the month did not end with it',
  round: 'a transaction of a round that is not there',
}
const tables: Partial<Record<Breach['rule'], SealedTable>> = {
  balance: 'account',
  negative: 'account',
  closing: 'ledger_closing',
}

/** The tables whose rows are archived. */
const archivable = ['txn', 'posting'] as const
type ArchivedRows = Record<(typeof archivable)[number], number>

interface Archive {
  months: string[]
  rows: ArchivedRows
  /** The last closing of an archived month. */
  closing: Place
}

/** What is archived of the ledger; undefined where nothing is. */
async function archiveOf(query: Query): Promise<Archive | undefined> {
  const [row] = await query<{ months: string[] | null; rows: ArchivedRows; closing: Place | null }>(
    `
    select (select array_agg(name order by to_at) from archived_months where of = 'posting') as months,
      (select json_object_agg(t, (select coalesce(sum(rows), 0) from archived_months where of = t)) from unnest($1::text[]) t) as rows,
      (select array[c.written_by::text, c.id::text] from ledger_closing c, ledger_online o
        where (c.month + interval '1 month') at time zone 'UTC' <= o.since
        order by c.written_by desc, c.id desc limit 1) as closing`,
    [[...archivable]],
  )
  return row?.months ? { months: row.months, rows: row.rows, closing: row.closing ?? beginning } : undefined
}

const isUpTo = ([xid, id]: Place, [toXid, toId]: Place): boolean =>
  BigInt(xid) < BigInt(toXid) || (xid === toXid && BigInt(id) <= BigInt(toId))

/**
 * Verifies every link and every row that is here. Up to the seal with the closings of the archived months it counts the
 * transactions and postings that are not here: there are as many as the archive has.
 */
async function verifyChain(
  query: Query,
  keys: readonly PublicSealKey[],
  exported: ChainHead | undefined,
  archive: Archive | undefined,
) {
  const findings: Finding[] = []
  const gone = new Map<string, Finding>()
  const extra = new Map<string, Finding>()
  const upto = Object.fromEntries(partNames.map((name) => [name, beginning])) as Places
  let [prev, seq, seals, sealed] = [genesis, 0, 0, 0]
  let closedBy = 0
  const away: ArchivedRows = { txn: 0, posting: 0 }
  let [head, met]: [ChainHead | undefined, boolean] = [undefined, exported === undefined]
  const chain = (found: Finding['found'], row: number, why: string) =>
    findings.push({ found, table: 'ledger_seal', row: String(row), why })
  for (;;) {
    const [seal] = await query<Seal>(
      'select seq::float8, at, upto, account, txn, posting, prev, hash, key_id as "keyId", signature from ' +
        'ledger_seal where seq > $1 order by seq limit 1',
      [seq],
    )
    if (!seal) break
    if (seal.seq > seq + 1)
      chain('missing', seq + 1, `the chain has a gap${seal.seq > seq + 2 ? `, up to ${seal.seq - 1}` : ''}`)
    if (!isAsHashed(seal)) chain('altered', seal.seq, 'its content is not what was hashed')
    else if (!isSigned(keys, { ...seal, text: seal.hash }))
      chain('altered', seal.seq, `it is not signed with a key we know (${seal.keyId})`)
    else if (seal.prev !== prev && seal.seq === seq + 1)
      chain('altered', seal.seq, 'it does not follow the seal before')
    else if (exported?.seq === seal.seq && exported.hash !== seal.hash)
      chain('altered', seal.seq, 'it is not the seal that was written down outside of the database')
    met ||= exported?.seq === seal.seq && exported.hash === seal.hash
    const mayBeAway = archive !== undefined && closedBy === 0
    for (const part of partNames) {
      const existing = unpack(seal[part])
      sealed += existing.size
      for (const name of sealParts[part]) {
        const [from, to] = [upto[name] ?? beginning, seal.upto[name] ?? beginning]
        const rows = await query<HashedRow>(
          hashedRows(name, '(written_by, id) > ($1::xid8, $2::bigint) and (written_by, id) <= ($3::xid8, $4::bigint)'),
          [...from, ...to],
        )
        for (const { id, hash } of rows) {
          const was = existing.get(id)
          if (was === undefined)
            extra.set(`${name} ${id}`, {
              found: 'added',
              table: name,
              row: id,
              why: `seal ${seal.seq} does not have it`,
            })
          else if (was !== hash.toString('hex'))
            findings.push({ found: 'altered', table: name, row: id, why: `it is not as seal ${seal.seq} has it` })
          existing.delete(id)
        }
        upto[name] = to
      }
      if (mayBeAway && part !== 'account') {
        away[part] += existing.size
        continue
      }
      for (const id of existing.keys()) {
        const table = tableOf(part, id)
        gone.set(`${table} ${id}`, { found: 'missing', table, row: id, why: `seal ${seal.seq} has it` })
      }
    }
    if (mayBeAway && isUpTo(archive.closing, upto.ledger_closing ?? beginning)) closedBy = seal.seq
    ;[prev, seq] = [seal.hash, seal.seq]
    seals++
    head = { seq, hash: prev, at: seal.at.toISOString() }
  }
  if (exported && exported.seq > seq) chain('missing', exported.seq, missingSeal(exported.seq, seq))
  for (const table of archivable) {
    const [kept, lacks] = [archive?.rows[table] ?? 0, away[table]]
    if (archive && lacks !== kept)
      findings.push({
        found: lacks > kept ? 'missing' : 'added',
        table,
        row: archive.months.join(' '),
        why: `the archive has ${kept} rows of ${table}, and ${lacks} of those up to seal ${closedBy} are not here`,
      })
  }
  // A row whose place was changed is missing where it was: it was altered.
  for (const [at, finding] of gone) {
    const [row] = await query(`select from ${finding.table} where id = $1`, [finding.row])
    extra.delete(at)
    findings.push(row ? { ...finding, found: 'altered', why: 'what says who wrote it was changed' } : finding)
  }
  findings.push(...extra.values())
  return { findings, upto, seals, sealed, head, closedBy, lost: met ? undefined : exported?.seq }
}

/** A posting is written with its transaction: one that came later was added, whatever seal has it. */
async function late(query: Query): Promise<Finding[]> {
  const rows = await query<{ id: string }>(
    'select p.id::text from posting p join txn t on t.id = p.txn_id where p.written_by <> t.written_by',
  )
  return rows.map(({ id }) => ({
    found: 'added',
    table: 'posting',
    row: id,
    why: 'it was not written with its transaction',
  }))
}

async function tailOf(query: Query, upto: Places): Promise<number> {
  let count = 0
  for (const name of Object.values(sealParts).flat()) {
    const [row] = await query<{ n: number }>(
      `select count(*)::int as n from ${name} where (written_by, id) > ($1::xid8, $2::bigint)`,
      upto[name] ?? beginning,
    )
    count += row?.n ?? 0
  }
  return count
}
