import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Where } from '../client.ts'
import { withConnection } from '../connection.ts'
import { type Cluster, whereIs, writeOwned } from './cluster.ts'
import { takeLock } from './lock.ts'
import type { Postmaster } from './postmaster.ts'

/**
 * `owner` has the tables and migrates, `app` serves. Connections as the superuser are only used to create these two.
 */
export const roles = { owner: 'gateway_owner', app: 'gateway_app' } as const
export type Role = keyof typeof roles

/** Makes the gateway's database, empty, which nobody but the two may use. */
export const createGateway = [
  `create database gateway owner ${roles.owner}`,
  `revoke all on database gateway from public; grant connect on database gateway to ${roles.app}`,
] as const

const passwordFile = (cluster: Cluster, role: Role) => join(cluster.place.folder, `password-${role}`)

/** Address of a database for one of the two roles. */
export function whereAs(cluster: Cluster, { host, port }: Postmaster, role: Role, database: string): Where {
  return { host, port, database, user: roles[role], password: readFileSync(passwordFile(cluster, role), 'utf8') }
}

/** Whether both roles can log in; a failure must be about the roles, anything else is thrown. */
async function areReady(cluster: Cluster, postmaster: Postmaster): Promise<boolean> {
  for (const role of Object.keys(roles) as Role[]) {
    if (!existsSync(passwordFile(cluster, role))) return false
    try {
      await withConnection(whereAs(cluster, postmaster, role, 'gateway'), 'gateway start', async () => {})
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined
      if (code?.startsWith('28') || code === '3D000') return false
      throw error
    }
  }
  return true
}

/**
 * Makes the roles and the database of a cluster, and hands over what an earlier version had belong to the superuser.
 * Locks the data folder meanwhile, so that no gateway of that version is locked out; the passwords are written down
 * last, so an interrupted run is repeated.
 */
export async function prepareRoles(cluster: Cluster, postmaster: Postmaster, dataDir: string): Promise<void> {
  if (await areReady(cluster, postmaster)) return
  const lock = await takeLock(whereIs(cluster, postmaster, 'postgres'), dataDir)
  try {
    if (await areReady(cluster, postmaster)) return
    const passwords = { owner: randomBytes(24).toString('base64url'), app: randomBytes(24).toString('base64url') }
    for (const [role, name] of Object.entries(roles) as [Role, string][]) {
      const { rowCount } = await lock.query('select from pg_roles where rolname = $1', [name])
      if (rowCount === 0) await lock.query(`create role ${name}`)
      await lock.query(
        `alter role ${name} login nosuperuser nocreatedb nocreaterole password ${pg.escapeLiteral(passwords[role])}`,
      )
    }
    const existing = await lock.query(`select from pg_database where datname = 'gateway'`)
    const [create, restrict] = createGateway
    await lock.query(existing.rowCount === 0 ? create : `alter database gateway owner to ${roles.owner}`)
    await lock.query(restrict)
    await withConnection(whereIs(cluster, postmaster, 'gateway'), 'gateway start', (client) => client.query(handOver))
    writeFileSync(join(cluster.place.data, 'pg_hba.conf'), access)
    await lock.query('select pg_reload_conf()')
    for (const role of Object.keys(roles) as Role[]) writeOwned(cluster, passwordFile(cluster, role), passwords[role])
  } finally {
    await lock.end().catch(() => {})
  }
}

/** No access without a password; earlier versions allowed it over the socket. */
const access = ['local all all scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256', ''].join('\n')

/** What the superuser made in our schemas, save what belongs to an extension or goes with its table. */
const handOver = `do $$
declare
  it record;
begin
  for it in select nspname from pg_namespace
  where nspname = 'drizzle' loop execute format('alter schema %I owner to ${roles.owner}', it.nspname); end loop;
  for it in select c.oid::regclass as name, c.relkind from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('e', 'a', 'i')) loop
    execute format('alter %s %s owner to ${roles.owner}',
      case it.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, it.name);
  end loop;
  for it in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e') loop
    execute format('alter function %s owner to ${roles.owner}', it.name);
  end loop;
end $$`
