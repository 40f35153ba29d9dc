import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** As if the ledger had its months for years: what came before 2026 waits for months of its own. */
export const withMonthsOfYears = (owner: Db) =>
  owner.execute(sql`
    do $$ declare v record; begin
      for v in select of, name, to_at from table_months where name in ('posting_before', 'round_before', 'txn_before') loop
        execute format('alter table %I detach partition %I', v.of, v.name);
        execute format('alter table %I attach partition %I for values from (''2026-01-01'') to (%L)', v.of, v.name, v.to_at);
      end loop;
    end $$`)

/** As if transactions and rounds had been written before their keys were kept. */
export const asUpgraded = (owner: Db) =>
  owner.execute(sql`
    do $$ declare v record; begin
      for v in select of, to_at from table_months where name in ('round_before', 'txn_before') loop
        execute format('create or replace function %I() returns timestamptz language sql immutable parallel safe as %L',
          v.of || '_months_since', format('select timestamptz %L', v.to_at));
      end loop;
    end $$`)
