import type pg from 'pg'
import { pgError, type Where } from '../db/client.ts'
import { withConnection } from '../db/connection.ts'
import { DataFolderInUse } from '../db/embedded.ts'
import type { Options } from './options.ts'

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Why a server cannot be used, by the code of the system or of PostgreSQL. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at its address',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ENOENT: 'there is no socket in its folder',
  ETIMEDOUT: 'its host does not answer',
  '28P01': 'user or password is wrong',
  '28000': 'the server lets this user not in',
  '3D000': 'it has no database of that name',
  '57P03': 'the server is starting or stopping',
  '53300': 'the server has no connection left',
}

interface Seen {
  role: string
  standby: boolean
  /** Which database this is, of which server. */
  identity: string
}

/** Looks at the server of an address; `name`: the variable that has it. @throws Error in one line, without a password */
export async function look(name: string, where: Where): Promise<Seen> {
  try {
    const read = async (client: pg.Client) => {
      const { rows } = await client.query<Seen>(
        `select current_user as role, pg_is_in_recovery() as standby,
           concat_ws(' ', d.oid, d.datname, extract(epoch from pg_postmaster_start_time())) as identity
         from pg_database d where d.datname = current_database()`,
      )
      return rows[0] as Seen
    }
    // A pooler takes no options.
    return await withConnection(where, 'gateway start', read, '')
  } catch (cause) {
    const code = codeOf(cause)
    const known = reasons[code] ?? (/^(ECONN|E[A-Z]+$|28|3D)/.test(code) ? 'it does not answer' : undefined)
    if (!known) throw cause
    throw new Error(`the database of ${name} cannot be used: ${known} (${code})`, { cause })
  }
}

/** @returns the role that an address logs in as */
export async function requirePrimary(name: string, where: Where): Promise<string> {
  const { role, standby } = await look(name, where)
  if (standby)
    throw new Error(`${name} names a standby, which takes no writes: name the primary, or promote the standby first`)
  return role
}

/** The same for an address beside DATABASE_URL, which has to name the same database. */
export async function requireOneDatabase(name: string, where: Where, serving: Where): Promise<string> {
  const role = await requirePrimary(name, where)
  const [one, other] = [await look(name, where), await look('DATABASE_URL', serving)]
  if (one.identity !== other.identity)
    throw new Error(`${name} and DATABASE_URL name two databases: name one with both`)
  return role
}

/** A hint for the person, in one line; no address with its password in it. */
export function explain(error: unknown, options: Options): Error {
  const code = codeOf(error)
  const taken = (error as NodeJS.ErrnoException & { port?: number }).port
  const [name, port] =
    taken !== undefined && taken === options.metrics?.port ? ['METRICS_PORT', taken] : ['PORT', options.port]
  if (code === 'EADDRINUSE')
    return new Error(`port ${port} is in use: stop what listens on it, or choose another with ${name}`)
  if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    if (code === 'EACCES')
      return new Error(`port ${port} may not be used by this user: choose one above 1023 with ${name}`)
    return new Error(`HOST=${options.host} is no address of this machine (${code}): use 127.0.0.1, or 0.0.0.0 for all`)
  }
  if (error instanceof Error && 'syscall' in error && error.syscall === 'getaddrinfo')
    return new Error(`HOST=${options.host} is no address of this machine (${code}): use 127.0.0.1, or 0.0.0.0 for all`)
  if (error instanceof DataFolderInUse) return error
  // PostgreSQL tells only which file it could not make longer.
  const full = code === 'ENOSPC' ? (error as Error) : pgError(error)
  if (full && (code === 'ENOSPC' || codeOf(full) === '53100'))
    return new Error(`no room is left on the disk: make some, and start again (${full.message})`)
  if (error instanceof Error && error.message.startsWith('unsupported startup parameter'))
    return new Error(
      `a pooler is at the address of the database (${error.message}): name the server itself with DATABASE_DIRECT_URL, ` +
        'and let the pooler ignore statement_timeout and idle_in_transaction_session_timeout (docs/guides/database.md)',
    )
  return error instanceof Error ? error : new Error(String(error))
}
