import pg from 'pg'

/**
 * What queries and the reading of their rows rely on, whatever a server, a database or a role has been set to. Names
 * and values as `pg_settings` shows them. `default_transaction_read_only` is not among them: hosts set it where a disk
 * is nearly full, and operators to freeze a database; writes are `unavailable` then, and `/readyz` says so.
 */
const relied: Readonly<Record<string, string>> = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  default_transaction_isolation: 'read committed',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
  transform_null_equals: 'off',
}

/** What changes no answer where it is sane, and does where it is not. */
const sane: Readonly<Record<string, string>> = {
  array_nulls: 'on',
  backslash_quote: 'safe_encoding',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  default_transaction_deferrable: 'off',
  lc_monetary: 'C',
  lc_numeric: 'C',
  lc_time: 'C',
  search_path: 'public',
}

/** Time limits of the server's side: a connection that wants one asks for it. */
const limits: Readonly<Record<string, string>> = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
}

const escaped = (value: string) => value.replaceAll(/[\\ ]/g, '\\$&')

/** What a connection asks for as it begins (`options`). Limits that the connection sets itself are taken after them. */
export const startupOptions: string = Object.entries({ ...relied, ...sane, ...limits })
  .map(([name, value]) => `-c ${name}=${escaped(value)}`)
  .join(' ')

/** The same as defaults of a role, for a pooler, which takes no `options`: a role's are taken before a database's. */
export const roleSettings = (role: string): string =>
  Object.entries(relied)
    .map(([name, value]) => `alter role ${pg.escapeIdentifier(role)} set ${name} = ${pg.escapeLiteral(value)};`)
    .join('\n')

/** Of `ISO, MDY` only how days are written matters: none is read in the order of another. */
const decisive = (setting: string) => setting.replace(/^ISO, .*/, 'ISO')

/**
 * For an address of a pooler, whose connections begin without us.
 *
 * @throws Error in one line where they have other settings than queries rely on
 */
export async function requireSettings(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any ($1)',
    [Object.keys(relied)],
  )
  const wrong = rows.filter(({ name, setting }) => decisive(setting) !== decisive(relied[name] ?? ''))
  if (wrong.length === 0) return
  throw new Error(
    `connections of DATABASE_URL begin with ${wrong.map(({ name, setting }) => `${name} = ${setting}`).join(', ')}: ` +
      'let the role have the settings that brand-gateway grants prints, then restart the pooler',
  )
}
