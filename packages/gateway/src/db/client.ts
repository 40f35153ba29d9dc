import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { finishCall, assertBeforeDeadline, untilDeadline } from './deadline.ts'
import { UnreplicatedCommit, dbFault, pgError, saysUnreplicated } from './faults.ts'
import { isObserved, observed, type Work } from '../lib/observe.ts'
import { startupOptions } from './session.ts'

export { Clash, dbFault, pgError } from './faults.ts'

/** The database: drizzle over a pool, and the pool itself as `db.$client`. */
export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** The type of readers: a database or a transaction. */
export type Reader = Db | Tx

/** A transaction used as a database: a transaction opened in it becomes a part of it. */
export const asDatabase = (tx: Tx): Db => tx as unknown as Db

/** How to reach a server: an address, or the parts of one (`host` may be a socket folder). */
export type Where = { url: string } | { host: string; port: number; user: string; database: string; password?: string }

export interface OpenOptions {
  /** Connections at most. */
  max?: number
  connectTimeoutMs?: number
  statementTimeoutMs?: number
  /** A query without a response from the server for so long has failed, and so has its connection. */
  silentMs?: number
  /** Called with connections lost while idle; the pool opens new ones. */
  onError?: (error: Error) => void
  /**
   * The server itself, where a pooler stands at the address: for what needs a connection of its own. A pooler may give
   * every transaction another connection, so no statement is kept under a name then.
   */
  direct?: Where | undefined
}

/**
 * For background jobs: connections of their own, so that a backlog leaves those of the calls alone, and time for a
 * statement over a whole month. Jobs wait for one another. The server is the first to give a statement up: its error
 * tells that fewer rows would have been done.
 */
export const forJobs: OpenOptions = { max: 3, connectTimeoutMs: 60_000, statementTimeoutMs: 15_000, silentMs: 20_000 }

/** For what is done once and may take long: filling a database. */
export const patient: OpenOptions = { statementTimeoutMs: 60_000, silentMs: 60_000 }

/** How the driver reaches a server, on connections that ask for the settings we rely on; a pooler takes no `options`. */
export function pgConfig(where: Where, options = startupOptions): pg.ClientConfig {
  if (!('url' in where)) return { ...where, options }
  // What an address asks for comes first: the driver would else take it for all there is.
  const url = URL.canParse(where.url) ? new URL(where.url) : undefined
  const asked = url?.searchParams.get('options')
  if (!url || !asked) return { connectionString: where.url, options }
  url.searchParams.set('options', `${asked} ${options}`)
  return { connectionString: url.href }
}

type Query = (...sent: unknown[]) => Promise<pg.QueryResult>

/** Name and text of a statement, without its values. */
function workOf(first: unknown): Work {
  const { name, text } = typeof first === 'string' ? { text: first } : (first as pg.QueryConfig)
  return { kind: 'statement', name: name ?? (/^\s*(\w+)/.exec(text)?.[1] ?? 'statement').toLowerCase(), text }
}

/** A connection whose statements can be measured and traced. */
class ObservedClient extends pg.Client {
  override query(...given: unknown[]): never {
    const query = super.query.bind(this) as unknown as Query
    const [first] = given
    if (!isObserved()) return query(...given) as never
    if (!(first instanceof pg.Query)) return observed(workOf(first), () => query(...given)) as never
    // The driver's own statement tells its end by its callback.
    const statement = first as unknown as Statement
    const { callback } = statement
    void observed(
      workOf(first),
      () =>
        new Promise<void>((resolve, reject) => {
          statement.callback = (error, results) => {
            if (error) reject(error)
            else resolve()
            callback(error, results)
          }
          void query(...given)
        }),
    ).catch(() => {})
    return first as never
  }
}

/** A connection of a pooler: it knows no statement by its name. */
class UnnamedClient extends ObservedClient {
  override query(...given: unknown[]): never {
    const [first, ...rest] = given
    const query = super.query.bind(this) as (...sent: unknown[]) => never
    if (first instanceof pg.Query) return query(Object.assign(first, { name: undefined }), ...rest)
    const named = typeof first === 'object' && first !== null && 'name' in first && 'text' in first
    return query(named ? { ...first, name: undefined } : first, ...rest)
  }
}

const directWays = new WeakMap<pg.Pool, Where>()

/** Opens a pool; nothing connects before the first query. Close with `db.$client.end()`. */
export function openDb(
  where: Where,
  { max = 10, connectTimeoutMs = 2000, statementTimeoutMs = 3000, silentMs = 2000, onError, direct }: OpenOptions = {},
): Db {
  const pool = new pg.Pool({
    // A pooler takes no options: its connections have the settings of their role (`requireSettings`).
    ...pgConfig(where, direct ? '' : startupOptions),
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: silentMs,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'gateway',
    Client: direct ? UnnamedClient : ObservedClient,
  })
  if (direct) directWays.set(pool, direct)
  const report = onError ?? (() => {})
  pool.on('error', report)
  // A connection that dies while checked out and idle would otherwise end the process.
  pool.on('connect', (client) => client.on('error', report))
  const unreplicated = new WeakSet<pg.PoolClient>()
  // It comes before the result of the commit that it is about.
  pool.on('connect', (client) => client.on('notice', (notice) => saysUnreplicated(notice) && unreplicated.add(client)))
  function requireReplicated(client: pg.PoolClient): void {
    if (unreplicated.has(client)) throw new UnreplicatedCommit()
  }
  /** A connection, waited for until the deadline of the call at most. */
  async function connectBeforeDeadline(): Promise<pg.PoolClient> {
    assertBeforeDeadline()
    return untilDeadline(pool.connect(), (late) => late.release())
  }
  /** A single statement: a write of the call, or a read. */
  async function queryBeforeDeadline(...given: unknown[]): Promise<pg.QueryResult> {
    const client = await connectBeforeDeadline()
    let broken: Error | undefined
    try {
      assertBeforeDeadline()
      const result = await (client.query as (...sent: unknown[]) => Promise<pg.QueryResult>).apply(client, given)
      if (isWrite(result)) finishCall()
      requireReplicated(client)
      return result
    } catch (error) {
      // As the pool's own does: whatever the fault is, the next call begins on another connection.
      broken = error as Error
      throw error
    } finally {
      client.release(broken)
    }
  }
  Object.assign(pool, { query: queryBeforeDeadline })
  const db = drizzle(pool)
  // drizzle's own keeps a connection permanently if `begin` fails on it, so a database that restarts would empty the
  // pool.
  db.transaction = async (fn, config) => {
    const client = await connectBeforeDeadline()
    let broken: Error | undefined
    try {
      startTransaction(client)
      const made = await boundTo(client).transaction(async (tx) => {
        try {
          const result = await fn(tx)
          // The last moment at which all of it can still be undone.
          assertBeforeDeadline()
          return result
        } catch (error) {
          // A rollback would wait for a server that does not respond as long again; the server rolls back when its
          // client disconnects. One that responded with an error is asked: its error stays the one that is told.
          if (dbFault(error) === 'unavailable' && !pgError(error)) client.end().catch(report)
          throw error
        }
      }, config)
      finishCall()
      requireReplicated(client)
      return made
    } catch (error) {
      if (dbFault(error) === 'unavailable') broken = error as Error
      throw error
    } finally {
      Reflect.deleteProperty(client, 'query')
      client.release(broken)
    }
  }
  return db
}

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
const isWrite = ({ command, rowCount }: pg.QueryResult): boolean => writes.has(command) && (rowCount ?? 0) > 0

interface OpenTransaction {
  /** Its `begin`, until the first statement has taken it along. */
  begin: string | undefined
  /** Whether the next statement takes the commit along, and whether it has. */
  ends: 'no' | 'next' | 'done'
}
const open = new WeakMap<object, OpenTransaction>()

/**
 * Sends the last statement of a transaction together with its commit: one turn of the server less. Where the statement
 * fails, nothing is committed. What it answers can decide nothing any more.
 */
export function endWith<T>(tx: Tx, send: () => Promise<T>): Promise<T> {
  const transaction = open.get(tx._.session)
  // A transaction in another one is ended by that.
  if (transaction && (tx as unknown as { nestedIndex: number }).nestedIndex === 0) transaction.ends = 'next'
  return send()
}

/**
 * While a transaction has the connection, its statements keep the deadline of their call; rolling back needs none. It
 * begins with its first statement, in one message: one turn of the server less for each transaction. Statements that
 * are sent at the same time run one after the other: the driver takes one at a time.
 */
function startTransaction(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  const transaction: OpenTransaction = { begin: undefined, ends: 'no' }
  open.set(boundTo(client)._.session, transaction)
  async function send(first: string | pg.QueryConfig, ...rest: unknown[]): Promise<unknown> {
    const text = typeof first === 'string' ? first : first.text
    if (!/^(rollback|release)/i.test(text)) assertBeforeDeadline()
    if (/^begin\b/i.test(text)) {
      transaction.begin = text
      return nothing
    }
    if (transaction.ends === 'done') {
      if (/^commit$/i.test(text)) return nothing
      throw new Error('the transaction has ended')
    }
    const { begin, ends } = transaction
    Object.assign(transaction, { begin: undefined, ends: 'no' })
    const over = /^(commit|rollback)$/i.test(text)
    if (over) return begin === undefined ? query(first, ...rest) : nothing
    const commits = ends === 'next'
    if (begin === undefined && !commits) return query(first, ...rest)
    const result = await sendFramed(query, { begin, commits }, first, rest)
    if (commits) {
      transaction.ends = 'done'
      finishCall()
    }
    return result
  }
  let last: Promise<unknown> | undefined
  Object.assign(client, {
    query(...given: Parameters<typeof send>): Promise<unknown> {
      const before = last
      const sent = before ? before.then(() => send(...given)) : send(...given)
      const done = sent.then(ended, ended)
      function ended() {
        if (last === done) last = undefined
      }
      last = done
      return sent
    },
  })
}

const nothing = { command: '', rowCount: null, oid: 0, rows: [], fields: [] } satisfies pg.QueryResult

/** The parts of the driver's statement that it does not declare. */
interface Statement {
  text: string
  callback: (error: Error | undefined, results: pg.QueryResult | pg.QueryResult[]) => void
  requiresPreparation: () => boolean
  submit: (connection: Wire) => void
}
interface Wire {
  stream: { cork: () => void; uncork: () => void }
  parse: (statement: { name: string; text: string }) => void
  bind: (portal: object) => void
  execute: (portal: object) => void
  sync: () => void
}

/**
 * Sends a statement behind the `begin` of its transaction, or before its `commit`, in one message. Where one fails, the
 * server skips those behind it.
 */
function sendFramed(
  query: (...given: unknown[]) => unknown,
  { begin, commits }: { begin: string | undefined; commits: boolean },
  first: string | pg.QueryConfig,
  [values]: unknown[],
): Promise<pg.QueryResult> {
  const statement = new pg.Query(first, values as unknown[]) as unknown as Statement
  const submit = statement.submit.bind(statement)
  const run = (connection: Wire, text: string) => {
    connection.parse({ name: '', text })
    connection.bind({})
    connection.execute({})
  }
  statement.submit = (connection) => {
    if (!statement.requiresPreparation()) {
      statement.text = [begin, statement.text, commits && 'commit'].filter(Boolean).join('; ')
      return submit(connection)
    }
    connection.stream.cork()
    try {
      if (begin !== undefined) run(connection, begin)
      // The driver ends a statement by `sync`; up to there the server takes all as one.
      const sync = () => {
        run(connection, 'commit')
        connection.sync()
      }
      return submit(commits ? (Object.create(connection, { sync: { value: sync } }) as Wire) : connection)
    } finally {
      connection.stream.uncork()
    }
  }
  return new Promise((resolve, reject) => {
    statement.callback = (error, results) => {
      if (error) reject(error)
      else resolve((Array.isArray(results) ? results[begin === undefined ? 0 : 1] : results) ?? nothing)
    }
    query(statement)
  })
}

/**
 * A connection to the server itself, beside the pool and without its time limits, not yet connected: to listen on, or
 * for a long query.
 */
export function ownClient(db: Db, name: string): pg.Client {
  const { options } = db.$client
  const direct = directWays.get(db.$client)
  // The pool makes its password non-enumerable.
  const limits = { connectionTimeoutMillis: 2000, statement_timeout: 0, query_timeout: 0 }
  const way = direct ? pgConfig(direct) : { ...options, password: options.password }
  const client = new pg.Client({ ...way, ...limits, application_name: name, keepAlive: true })
  let unreplicated = false
  client.on('notice', (notice) => (unreplicated ||= saysUnreplicated(notice)))
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  return Object.assign(client, {
    async query(...given: unknown[]) {
      const result = await query(...given)
      if (unreplicated) throw new UnreplicatedCommit()
      return result
    },
  })
}

/**
 * Reads that take longer than a call may, for background jobs: of one moment, on a connection to the server itself
 * without the time limits of the pool. It is closed when `stopping` aborts.
 */
export async function readAtLength<T>(
  db: Db,
  { name, stopping }: { name: string; stopping: AbortSignal },
  read: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = ownClient(db, name)
  // Without a listener a connection that is lost would end the process; what is read on it fails.
  client.on('error', () => {})
  const stop = () => void client.end().catch(() => {})
  stopping.throwIfAborted()
  stopping.addEventListener('abort', stop)
  try {
    await client.connect()
    return await drizzle(client).transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
  } finally {
    stopping.removeEventListener('abort', stop)
    await client.end().catch(() => {})
  }
}

const bound = new WeakMap<pg.PoolClient, NodePgDatabase>()

/** Drizzle over one connection, made once for it. */
function boundTo(client: pg.PoolClient): NodePgDatabase {
  const existing = bound.get(client) ?? drizzle(client)
  bound.set(client, existing)
  return existing
}

/** Runs `fn` in one transaction; a serialisation failure or deadlock is retried, three times. */
export async function transact<T>(db: Db, fn: (tx: Tx) => Promise<T>): Promise<T> {
  for (let left = 3; ; left--) {
    try {
      return await db.transaction(fn)
    } catch (error) {
      if (left === 0 || dbFault(error) !== 'busy') throw error
    }
  }
}
