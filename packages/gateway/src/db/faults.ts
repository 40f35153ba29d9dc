import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/**
 * What an error of the database means to whoever called. `duplicate` and `refused` by a rule of a table; `busy`: done
 * again at once; `unavailable`: it was not acknowledged, and the same may pass later. Whether a commit whose answer was
 * lost took place shows when the call is repeated. Everything else is a fault of ours.
 */
export type DbFault = 'duplicate' | 'refused' | 'busy' | 'unavailable'

/** The decision for every class of SQLSTATE that is no fault of ours; a code outweighs its class. */
const faults: Readonly<Record<string, DbFault>> = {
  '08': 'unavailable', // the connection
  '23505': 'duplicate',
  '23514': 'refused',
  '25006': 'unavailable', // a server that only reads: the standby, before it takes over
  '25P03': 'unavailable', // a transaction that stood still
  '25P04': 'unavailable', // a transaction that took too long
  '26': 'unavailable', // a prepared statement that another server was told of
  '28': 'unavailable', // a password that is being changed
  '3D': 'unavailable', // a database that is being restored
  '40001': 'busy', // a clash of transactions
  '40P01': 'busy', // a deadlock
  '40003': 'unavailable', // a statement whose end is not known
  '53': 'unavailable', // disk, memory, connections
  '55006': 'unavailable', // an object in use
  '55P03': 'unavailable', // a lock that was not given in time
  '57': 'unavailable', // the server stops, starts or cancels
  '58': 'unavailable', // files and disks
}

/** Two transactions wanted the same, as the database cannot tell: the one that came second is done again. */
export class Clash extends Error {}

/**
 * A commit that one server has and no second: the wait for its standby was cancelled, and the server reports success
 * with a warning. Where the server is lost, so is the commit.
 */
export class UnreplicatedCommit extends Error {
  constructor() {
    super('the commit is on one server alone: its wait for a synchronous standby was cancelled')
  }
}

/** Whether a notice of the server says so. Its text is in the language of the server, the routine is not. */
export const saysUnreplicated = ({ routine }: { routine?: string | undefined }): boolean =>
  routine === 'SyncRepWaitForLSN'

/** Errors of the connection before the server answers, and of the driver's own waiting. */
const gone =
  /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EMFILE|ENFILE)/
const lost =
  /^(timeout exceeded|timeout expired|Query read timeout|Connection terminated|Client has encountered|Client was closed)/

/** The database's own error inside whatever a query threw: SQLSTATE `code`, `constraint` and more. */
export function pgError(error: unknown): pg.DatabaseError | undefined {
  const inner = error instanceof DrizzleQueryError ? error.cause : error
  return inner instanceof pg.DatabaseError ? inner : undefined
}

/** What an error means, for players, vendors and jobs alike; undefined: a fault of ours, or none of the database. */
export function dbFault(error: unknown): DbFault | undefined {
  const inner = error instanceof DrizzleQueryError ? error.cause : error
  if (inner instanceof Clash) return 'busy'
  if (inner instanceof UnreplicatedCommit) return 'unavailable'
  if (!(inner instanceof Error)) return undefined
  const code = 'code' in inner ? String(inner.code) : ''
  if (inner instanceof pg.DatabaseError) return faults[code] ?? faults[code.slice(0, 2)]
  return gone.test(code) || lost.test(inner.message) ? 'unavailable' : undefined
}
