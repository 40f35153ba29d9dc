import pg from 'pg'
import type { Where } from './client.ts'
import { withConnection } from './connection.ts'

/** Rows that nothing changes and only functions of the owner write. */
export const ledgerTables = [
  'account',
  'ledger_checked',
  'ledger_checkpoint',
  'ledger_closing',
  'ledger_online',
  'posting',
  'settlement',
  'txn',
  'txn_key',
]
/** What triggers make of other tables: the gateway's role only reads them. */
export const derivedTables = [
  'active_bet',
  'active_period',
  'member_line',
  'round_key',
  'team_active_period',
  'team_balance',
  'team_contract_day',
  'team_last_day',
  'team_money_day',
  'team_play_day',
  'team_size',
  'team_start_day',
]

/** Tables the role adds nothing to. */
const readOnly = [...ledgerTables, ...derivedTables].map((name) => `'${name}'`).join(', ')

/** Whether the gateway adds to a table of `pg_class` and never changes it: as a trigger refuses every update. */
const isAppendOnly = (table: string) => `exists (
  select from pg_trigger g join pg_proc f on f.oid = g.tgfoid
  where g.tgrelid = ${table}.oid and f.proname = 'refuse_change' and g.tgtype & 16 > 0)`

/**
 * What the gateway's own role may do, as the owner of the tables sets it after each migration: read everything, change
 * rows of ordinary tables, add to what is append-only, and move money by functions that run as the owner. All other
 * rights are revoked.
 */
export const grantsFor = (app: string): string => `do $$
declare
  app text := ${pg.escapeLiteral(app)};
  it record;
begin
  execute format('grant usage on schema public, drizzle to %I', app);
  execute format('revoke create on schema public from public, %I', app);
  for it in select c.oid, c.oid::regclass as name, c.relname, c.relkind, c.relispartition, n.nspname from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(c.relowner, 'member') loop
    execute format('revoke all on %s from public, %I', it.name, app);
    -- Partitions are used by the table they belong to; new ones need no grant.
    continue when it.relispartition;
    if it.relkind <> 'S' then execute format('grant select on %s to %I', it.name, app); end if;
    if it.nspname = 'public' and it.relkind in ('r', 'p') and it.relname not in (${readOnly}) then
      execute format('grant insert on %s to %I', it.name, app);
      if not ${isAppendOnly('it')} then execute format('grant update, delete on %s to %I', it.name, app); end if;
    end if;
  end loop;
  for it in select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef and pg_has_role(p.proowner, 'member') loop
    execute format('revoke all on function %s from public', it.name);
    execute format('grant execute on function %s to %I', it.name, app);
  end loop;
  if exists (select from pg_database where datname = current_database() and pg_has_role(datdba, 'member')) then
    execute format('revoke temporary on database %I from public, %I', current_database(), app);
  end if;
end $$`

/** Makes the two roles and the database; run once by a user with the right to. */
export const rolesFor = ({ owner, app, database }: { owner: string; app: string; database: string }): string =>
  [
    `create role ${pg.escapeIdentifier(owner)} login password '…';`,
    `create role ${pg.escapeIdentifier(app)} login password '…';`,
    `create database ${pg.escapeIdentifier(database)} owner ${pg.escapeIdentifier(owner)};`,
  ].join('\n')

const helpers = 'brand-gateway grants (in a clone: npm run -s database -- grants) prints what makes one'

/** Why a role is not one to serve with: it could change what must never change. Each a part of a sentence about it. */
const tooMuch = `
  select 'is a superuser' as what where (select rolsuper from pg_roles where rolname = current_user)
  union all select 'can become a superuser' from pg_roles where rolsuper and not (select rolsuper from pg_roles
  where rolname = current_user) and pg_has_role(oid, 'member') group by 1
  union all select 'owns the tables' from pg_class c where relnamespace in (select oid from pg_namespace
  where nspname in ('public', 'drizzle')) and relkind in ('r', 'p') and pg_has_role(relowner, 'member') group by 1
  union all select 'may make tables' where has_schema_privilege('public', 'create')
  union all select 'may make roles, databases or replicas' from pg_roles
  where rolname = current_user and (rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)
  union all select 'may use files or programs of the server' from pg_roles
    where rolname in ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')
    and pg_has_role(oid, 'member') group by 1
  union all select format('may change rows of %s', string_agg(relname, ', ' order by relname)) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and (relname in (${readOnly}) or ${isAppendOnly('pg_class')})
      and (has_table_privilege(oid, 'update, delete, truncate, trigger') or has_any_column_privilege(oid, 'update')) having count(*) > 0`

const tooLittle = `
  select string_agg(c.relname, ', ' order by c.relname) as tables from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not (has_table_privilege(c.oid, 'select') and (c.relname in (${readOnly}) or has_table_privilege(c.oid, 'insert'))
        and (c.relname in (${readOnly}) or ${isAppendOnly('c')} or has_table_privilege(c.oid, 'update')))`

/**
 * @param newer the schema is that of a newer gateway, whose tables may be closed to this one
 * @throws Error in one line, with a hint, where the gateway must not serve with the role of an address
 */
export async function checkRole(where: Where, { newer = false } = {}): Promise<void> {
  await withConnection(where, 'gateway start', async (client) => {
    const {
      rows: [self],
    } = await client.query<{ name: string }>('select current_user as name')
    const { rows } = await client.query<{ what: string }>(tooMuch)
    if (rows.length > 0) {
      throw new Error(
        `DATABASE_URL connects as ${self?.name}, which ${rows.map(({ what }) => what).join(', ')}: the ` +
          'gateway serves as a role that owns nothing. ' +
          `${helpers}; the owner's address belongs into DATABASE_OWNER_URL`,
      )
    }
    if (newer) return
    const {
      rows: [lacks],
    } = await client.query<{ tables: string | null }>(tooLittle)
    if (lacks?.tables) {
      throw new Error(
        `${self?.name} of DATABASE_URL may not use ${lacks.tables}: run the gateway once with ` +
          'DATABASE_OWNER_URL, or let the owner run what brand-gateway grants prints',
      )
    }
  })
}
