import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { vendorFixture } from '../modules/rounds/testing.ts'
import { pgConfig, pgError } from './client.ts'
import { withConnection } from './connection.ts'
import { migrate } from './migrate.ts'
import { checkRole, ledgerTables } from './roles.ts'
import { cloneDb } from '../testing/database.ts'
import { freshDb } from '../testing/fresh.ts'

const { db, where, owner } = await freshDb()
// A member has played, so that there are rows to change.
await vendorFixture(db)

const client = new pg.Client(pgConfig(where))
await client.connect()
afterAll(() => client.end())

/** Result of a statement, which is rolled back afterwards, including its own transaction. */
async function codeOf(statement: string): Promise<string> {
  try {
    await client.query(statement)
    return 'done'
  } catch (error) {
    return pgError(error)?.code ?? String(error)
  } finally {
    await client.query('rollback')
  }
}
const denied = '42501'

/**
 * Tables that hold the history of money, from the catalogue: tables that reference a transaction, a posting or an
 * account, and those append-only by a trigger.
 */
const { rows: history } = await owner.execute<{ name: string }>(sql`
  select distinct c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and (
    c.relname in ('txn', 'txn_key', 'posting', 'account') or c.relname like 'ledger%'
    or exists (select from pg_constraint f
    where f.conrelid = c.oid and f.contype = 'f' and f.confrelid in ('txn_key'::regclass, 'posting'::regclass, 'account'::regclass))
    or exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'xid8'::regtype and a.attnum > 0)
    or exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname = 'refuse_change'))`)
/**
 * Of these, the tables that hold state instead of history: they show the current state, and the ledger how it came
 * about.
 */
const states = [
  'bonus_part',
  'contract',
  'obligation',
  'reward',
  'jackpot_cycle',
  'pool_sum',
  'journal_cursor',
  'vendor_call',
]
const histories = history
  .map(({ name }) => name)
  .filter((name) => !states.includes(name))
  .toSorted()

describe('the role that serves', () => {
  test('knows every table that holds the history of money', () => {
    expect(history.map(({ name }) => name)).toEqual(expect.arrayContaining([...ledgerTables, ...states]))
  })

  test.each(histories)('changes, deletes and empties no row of %s, and switches no guard off', async (table) => {
    const {
      rows: [column],
    } = await owner.execute<{ name: string }>(sql`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity = '' limit 1`)
    for (const statement of [
      `update ${table} set ${column?.name} = ${column?.name}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `drop table ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} add column more text`,
      `alter table ${table} owner to current_user`,
      `create trigger mine before insert on ${table} for each row execute function refuse_change()`,
      `create rule mine as on insert to ${table} do instead nothing`,
      `begin; lock table ${table} in access exclusive mode`,
      `select from ${table} for update`,
    ])
      expect([statement, await codeOf(statement)]).toEqual([statement, denied])
    // It cannot grant rights, not even to itself.
    await codeOf(`grant update, delete, truncate on ${table} to current_user`)
    expect(await codeOf(`update ${table} set ${column?.name} = ${column?.name}`)).toBe(denied)
  })

  test.each([...ledgerTables])('adds to %s by nothing but the functions of the owner', async (table) => {
    expect(await codeOf(`insert into ${table} default values`)).toBe(denied)
    expect(await codeOf(`copy ${table} from stdin`)).toBe(denied)
  })

  test('makes, changes and drops nothing in the schema', async () => {
    const { rows: tables } = await owner.execute<{ name: string }>(sql`
      select oid::regclass::text as name from pg_class
      where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and relkind in ('r', 'p')`)
    const all = tables.flatMap(({ name }) => [
      `drop table ${name}`,
      `truncate ${name}`,
      `alter table ${name} disable trigger all`,
      `create index on ${name} ((1))`,
    ])
    for (const statement of [
      ...all,
      'create table mine (id int)',
      'create temporary table mine (id int)',
      'create schema mine',
      'create view mine as select 1',
      'create extension file_fdw',
      'create function mine() returns int language sql as $$ select 1 $$',
      'drop view audit_txns',
      'create role mine',
      'alter function post_txn(text, jsonb, text, text, bigint, bigint, text, text) security invoker',
      'create or replace view audit_txns as select 1',
      'create database mine',
      `insert into drizzle.__drizzle_migrations (hash) values ('mine')`,
      'delete from drizzle.__drizzle_migrations',
    ])
      expect([statement, await codeOf(statement)]).toEqual([statement, denied])
  })

  test('reaches neither the files nor the programs nor the secrets of the server, and can take no other role', async () => {
    const before = existsSync('/tmp/brand-was-here')
    for (const statement of [
      `copy txn to program 'touch /tmp/brand-was-here'`,
      `copy (select 1) to '/tmp/brand-was-here'`,
      `create temporary table t (l text)`,
      `copy news (event) from '/etc/hostname'`,
      `select pg_read_file('postgresql.conf')`,
      `select pg_read_binary_file('pg_hba.conf')`,
      `select pg_ls_dir('.')`,
      `select pg_stat_file('pg_hba.conf')`,
      `select lo_import('/etc/hostname')`,
      'select rolpassword from pg_authid',
      'select passwd from pg_shadow',
      'select * from pg_hba_file_rules',
      'select * from pg_file_settings',
      `set session_replication_role = replica`,
      'set role postgres',
      'set session authorization postgres',
      'select pg_reload_conf()',
      'alter system set fsync = off',
      'checkpoint',
    ]) {
      const code = await codeOf(statement)
      // A server that the operator provides may have no role of that name.
      expect([statement, statement.endsWith(' postgres') && code === '22023' ? denied : code]).toEqual([
        statement,
        denied,
      ])
    }
    expect(existsSync('/tmp/brand-was-here')).toBe(before)
    const {
      rows: [self],
    } = await db.execute<{ super: boolean; roles: number }>(sql`
      select rolsuper as super, (select count(*)::int from pg_auth_members where member = r.oid) as roles
      from pg_roles r where rolname = current_user`)
    expect(self).toEqual({ super: false, roles: 0 })
  })

  test('its functions resolve only objects of the owner', async () => {
    const { rows } = await owner.execute<{ name: string; config: string[] | null; open: boolean }>(sql`
      select p.oid::regprocedure::text as name, proconfig as config, has_function_privilege('public', p.oid, 'execute') as open
      from pg_proc p where pronamespace = 'public'::regnamespace and prosecdef`)
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows)
      expect(row).toMatchObject({
        config: expect.arrayContaining([expect.stringMatching(/^search_path=(pg_catalog, )?public, pg_temp$/)]),
        open: false,
      })
  })
})

describe('a gateway', () => {
  test('serves as that role, and as none that may do more or less', async () => {
    const { where: app, owner: owned, admin, drop } = await cloneDb(inject('postgres'))
    afterAll(drop)
    await checkRole(app)
    await expect(checkRole(owned)).rejects.toThrow(/owns the tables.*brand-gateway grants.*DATABASE_OWNER_URL/)
    await withConnection(owned, 'tests', async (client) => {
      const {
        rows: [self],
      } = await client.query<{ super: boolean }>(
        `select rolsuper as super from pg_roles where rolname = '${'url' in admin ? new URL(admin.url).username : admin.user}'`,
      )
      if (self?.super) {
        await expect(checkRole(admin)).rejects.toThrow('is a superuser')
        await expect(migrate(admin)).rejects.toThrow('the owner of the tables is a superuser')
      }
      await client.query('grant update (kind) on txn to public')
      await expect(checkRole(app)).rejects.toThrow('may change rows of txn')
      await client.query('revoke update (kind) on txn from public; create table unknown (id int)')
      await expect(checkRole(app)).rejects.toThrow('may not use unknown')
      await checkRole(app, { newer: true })
    })
  })
})
