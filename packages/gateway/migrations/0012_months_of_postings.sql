-- The legs of transactions have a partition for each month (UTC). What was written before is the first of them: none of it is copied.

-- The newest posting of a member's account is kept beside its balance: a read of the balance looks into no month.
alter table account add column last_posting_id bigint;
--> statement-breakpoint
alter table account disable trigger account_guard;
--> statement-breakpoint
update account a set last_posting_id = p.id
  from (select o.id as account_id, (select max(l.id) from posting l where l.account_id = o.id) as id from account o where o.owner is not null) p
  where p.account_id = a.id and p.id is not null;
--> statement-breakpoint
alter table account enable trigger account_guard;
--> statement-breakpoint
create or replace function move_balance() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update account set balance = balance + new.amount, last_posting_id = new.id where id = new.account_id and owner is not null
    returning balance into new.balance_after;
  return new;
end $$;
--> statement-breakpoint
-- Up to when the kept sum of a pool goes at least: later postings need not be looked for in the months before.
alter table pool_sum add column since timestamptz;
--> statement-breakpoint
-- As 0004 has it, reading the months since the kept sum only.
create or replace function lock_pool(p_pool text, p_asset text) returns bigint language plpgsql as $$
begin
  perform from jackpot_cycle where pool = p_pool and asset = p_asset and hit_at is null for update;
  if not found then return null; end if;
  return (select coalesce(max(s.amount), 0) + coalesce(sum(p.amount), 0)
    from account a left join pool_sum s on s.account_id = a.id
      left join posting p on p.account_id = a.id and p.id > coalesce(s.upto, 0) and p.created_at >= coalesce(s.since, '-infinity')
    where a.owner is null and a.kind = 'JACKPOT:' || p_pool and a.asset = p_asset);
end $$;
--> statement-breakpoint
drop trigger posting_append_only on posting;
--> statement-breakpoint
drop trigger posting_moves_balance on posting;
--> statement-breakpoint
alter table posting rename to posting_before;
--> statement-breakpoint
alter table posting_before drop constraint posting_pkey;
--> statement-breakpoint
alter index posting_written rename to posting_before_written;
--> statement-breakpoint
alter index posting_txn rename to posting_before_txn;
--> statement-breakpoint
alter index posting_account rename to posting_before_account;
--> statement-breakpoint
alter index posting_account_at rename to posting_before_account_at;
--> statement-breakpoint
create table posting (
  id bigint generated always as identity,
  txn_id bigint not null,
  account_id bigint not null,
  asset text not null,
  amount bigint not null,
  balance_after bigint,
  created_at timestamptz not null default ledger_time(),
  written_by xid8 not null default pg_current_xact_id(),
  constraint posting_id_created_at_pk primary key (id, created_at),
  constraint posting_amount_not_zero check (amount <> 0),
  constraint posting_txn_id_txn_id_fk foreign key (txn_id) references txn (id),
  constraint posting_account_asset foreign key (account_id, asset) references account (id, asset)
) partition by range (created_at);
--> statement-breakpoint
create index posting_written on posting (written_by, id);
--> statement-breakpoint
create index posting_txn on posting (txn_id);
--> statement-breakpoint
create index posting_account on posting (account_id, id);
--> statement-breakpoint
create index posting_account_at on posting (account_id, created_at, id);
--> statement-breakpoint
do $$
declare
  v_end timestamptz := (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  v_last bigint;
begin
  select max(id) into v_last from posting_before;
  alter table posting_before alter column id drop identity;
  -- The one index that is made anew; it may have been made by hand before, concurrently.
  create unique index if not exists posting_before_id_created_at_pk on posting_before (id, created_at);
  alter table posting_before add constraint posting_before_id_created_at_pk primary key using index posting_before_id_created_at_pk;
  execute format('alter table posting attach partition posting_before for values from (minvalue) to (%L)', v_end);
  create table posting_rest partition of posting default;
  if v_last is not null then perform setval(pg_get_serial_sequence('posting', 'id'), v_last); end if;
end $$;
--> statement-breakpoint
create trigger posting_append_only before update or delete on posting for each row execute function refuse_change();
--> statement-breakpoint
create trigger posting_no_truncate before truncate on posting for each statement execute function refuse_change();
--> statement-breakpoint
create trigger posting_no_truncate before truncate on posting_rest for each statement execute function refuse_change();
--> statement-breakpoint
create trigger posting_followed after insert on posting_rest referencing new table as added for each statement execute function follow_postings();
--> statement-breakpoint
create trigger posting_moves_balance before insert on posting for each row execute function move_balance();
--> statement-breakpoint
-- As 0001 has it, of the legs of a statement alone: each statement before has left a transaction whole, so what is added sums to zero by itself.
-- Legs have the moment of their transaction: who knows one finds its legs in one month.
create or replace function follow_postings() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_added record;
  v_kind text;
  v_at timestamptz;
  v_counts boolean := false;
begin
  for v_added in select txn_id, count(distinct asset) as assets, sum(amount) as total, min(created_at) as first_at, max(created_at) as last_at
      from added group by txn_id loop
    if v_added.assets > 1 then
      raise exception 'transaction % mixes assets', v_added.txn_id using errcode = '23514', constraint = 'posting_one_asset';
    end if;
    if v_added.total <> 0 then
      raise exception 'transaction % does not sum to zero', v_added.txn_id using errcode = '23514', constraint = 'posting_sum_zero';
    end if;
    select kind, created_at into v_kind, v_at from txn where id = v_added.txn_id;
    if v_added.first_at <> v_at or v_added.last_at <> v_at then
      raise exception 'transaction % has legs of another moment', v_added.txn_id using errcode = '23514', constraint = 'posting_at_of_txn';
    end if;
    v_counts := v_counts or v_kind not in ('bet', 'win', 'rollback');
  end loop;
  if v_counts then
    perform pg_advisory_xact_lock_shared(7203130);
    with moved as (
      select a.owner as member_id, p.asset, quarter_of(p.created_at) as quarter, t.kind, sum(p.amount) as amount
      from added p join account a on a.id = p.account_id join txn t on t.id = p.txn_id
      where a.owner is not null and a.kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW') and t.kind not in ('bet', 'win', 'rollback')
      group by 1, 2, 3, 4 order by 1, 2, 3, 4),
    quarters as (
      insert into money_quarter as q select * from moved on conflict (member_id, asset, quarter, kind) do update set amount = q.amount + excluded.amount)
    insert into money_total as q select member_id, asset, kind, amount from moved on conflict (member_id, asset, kind) do update set amount = q.amount + excluded.amount;
  end if;
  if exists (select from added f join account a on a.id = f.account_id where a.owner is null and a.kind like 'JACKPOT:%') then
    perform pg_notify('house_events', '{"name":"jackpot"}');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger posting_followed after insert on posting referencing new table as added for each statement execute function follow_postings();
--> statement-breakpoint
-- As 0001 has it; the legs have the moment of the transaction.
create or replace function post_txn(
  p_kind text, p_entries jsonb, p_vendor text, p_vendor_tx text, p_round bigint, p_reverses bigint, p_idem_owner text, p_idem_key text
) returns bigint language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_txn bigint;
  v_at timestamptz;
  v_owners uuid[];
  v_accounts bigint[];
  v_assets text[];
  v_amounts bigint[];
  v_lacks boolean;
  v_unopened boolean;
begin
  select array_agg(distinct e.owner) into v_owners from jsonb_to_recordset(p_entries) as e(owner uuid) where e.owner is not null;
  perform from account where owner = any (v_owners) order by id for no key update;
  loop
    select array_agg(l.account_id order by l.account_id, l.n), array_agg(l.asset order by l.account_id, l.n),
        array_agg(l.amount order by l.account_id, l.n), bool_or(l.balance + l.total < 0), bool_or(l.account_id is null and l.owner is null)
      into v_accounts, v_assets, v_amounts, v_lacks, v_unopened
    from (
      select e.n, e.owner, e.asset, e.amount, a.id as account_id, a.balance, sum(e.amount) over (partition by a.id) as total
      from rows from (jsonb_to_recordset(p_entries) as (owner uuid, kind text, asset text, amount bigint)) with ordinality as e(owner, kind, asset, amount, n)
      left join lateral (
        select o.id, o.balance from account o where e.owner is null and o.owner is null and o.kind = e.kind and o.asset = e.asset
        union all
        select m.id, m.balance from account m where m.owner = e.owner and m.kind = e.kind and m.asset = e.asset) a on true) l;
    if v_lacks then return null; end if;
    exit when v_unopened is not true;
    insert into account (kind, asset) select distinct e.kind, e.asset from jsonb_to_recordset(p_entries) as e(owner uuid, kind text, asset text)
      where e.owner is null on conflict do nothing;
  end loop;
  insert into txn (kind, vendor, vendor_tx, round_id, reverses, idem_owner, idem_key)
    values (p_kind, p_vendor, p_vendor_tx, p_round, p_reverses, p_idem_owner, p_idem_key) returning id, created_at into v_txn, v_at;
  insert into posting (txn_id, account_id, asset, amount, created_at)
    select v_txn, l.account_id, l.asset, l.amount, v_at from unnest(v_accounts, v_assets, v_amounts) as l(account_id, asset, amount)
    where l.amount <> 0 order by l.account_id;
  perform pg_notify('house_events', json_build_object('name', 'balance', 'memberId', o)::text) from unnest(v_owners) as o;
  return v_txn;
end $$;
--> statement-breakpoint
-- As 0001 has it. A transaction that was whole at the checkpoint is so by itself in what came since.
create or replace function check_ledger(p_before timestamptz) returns table (rule text, subject text) language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_state ledger_checkpoint;
  v_from xid8;
  v_full boolean;
begin
  perform pg_advisory_xact_lock(7203130);
  select * into v_state from ledger_checkpoint;
  v_full := not v_state.whole or v_state.upto > pg_snapshot_xmax(pg_current_snapshot()) or v_state.full_at is null or coalesce(v_state.full_at < p_before, false);
  v_from := case when v_full then '0' else v_state.upto end;
  return query
    with horizon as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin),
    fresh as materialized (select p.txn_id, p.account_id, p.asset, p.amount, p.written_by from posting p where p.written_by >= v_from),
    since as materialized (select f.account_id, sum(f.amount) as total, sum(f.amount) filter (where f.written_by < h.xmin) as past,
        sum(f.amount) filter (where f.written_by < v_state.upto) as known from fresh f, horizon h group by f.account_id),
    found as materialized (
      select 'sum' as rule, f.txn_id::text as subject from fresh f group by f.txn_id, f.asset having sum(f.amount) <> 0
      union all
      select 'balance', a.id::text from account a left join since s on s.account_id = a.id left join ledger_checked c on c.account_id = a.id and not v_full
        where a.owner is not null and a.balance <> coalesce(c.total, 0) + coalesce(s.total, 0)
      union all
      select 'negative', a.id::text from account a where a.owner is not null and a.balance < 0
      union all
      select distinct 'repeated', t.vendor || '/' || t.vendor_tx from txn t
        where t.vendor is not null and t.written_by >= v_from and exists (select from txn o where o.vendor = t.vendor and o.vendor_tx = t.vendor_tx and o.id <> t.id)
      union all
      -- Who changes an old posting and the balance with it leaves the sum of the last check behind.
      select 'history', coalesce(c.account_id, s.account_id)::text from ledger_checked c full join since s on s.account_id = c.account_id
        where v_full and v_state.upto <= (select xmin from horizon) and coalesce(c.total, 0) <> coalesce(s.known, 0)
    ),
    summed as (
      insert into ledger_checked as c (account_id, total) select s.account_id, s.past from since s where s.past is not null and not exists (select from found)
        on conflict (account_id) do update set total = case when v_full then excluded.total else c.total + excluded.total end),
    moved as (
      update ledger_checkpoint set whole = not exists (select from found) or not v_full,
        upto = case when exists (select from found) then upto else (select xmin from horizon) end,
        full_at = case when v_full then clock_timestamp() else full_at end)
    select f.rule, f.subject from found f;
end $$;
--> statement-breakpoint
create or replace view audit_postings as
  select txn_id, account_id, asset, amount as amount_minor, created_at from posting;
--> statement-breakpoint
create or replace view audit_balances as
  select a.id as account_id, a.owner, a.kind, a.asset,
    coalesce(a.balance, (select coalesce(sum(p.amount), 0) from posting p where p.account_id = a.id))::bigint as balance_minor
  from account a;
--> statement-breakpoint
create or replace view money_sums as
  select a.owner as member_id, p.asset, quarter_of(p.created_at) as quarter, t.kind, p.amount
  from posting p join account a on a.id = p.account_id join txn t on t.id = p.txn_id
  where a.owner is not null and a.kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW') and t.kind not in ('bet', 'win', 'rollback');
--> statement-breakpoint
-- As 0010 has it, for postings too. A new month needs a lock that waits for those who post, and those who come meanwhile wait for it: it is asked
-- for shortly, and again. The rows of the default partition keep who wrote them.
create or replace function open_month(p_table text, p_at timestamptz) returns boolean language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '300ms' as $$
declare
  v_month timestamp := date_trunc('month', p_at at time zone 'UTC');
  v_from timestamptz := v_month at time zone 'UTC';
  v_to timestamptz := (v_month + interval '1 month') at time zone 'UTC';
  v_name text := p_table || '_' || to_char(v_month, 'YYYYMM');
  v_rest text := p_table || '_rest';
  v_column text := case p_table when 'posting' then 'created_at' else 'at' end;
  v_waits boolean;
begin
  if p_table not in ('login_event', 'message', 'posting') then raise exception '% has no months', p_table; end if;
  if exists (select from table_months where of = p_table and (from_at is null or from_at <= p_at) and p_at < to_at) then return false; end if;
  for v_try in 1 .. 20 loop
    begin
      perform pg_advisory_xact_lock(7203132);
      if exists (select from table_months where of = p_table and (from_at is null or from_at <= p_at) and p_at < to_at) then return false; end if;
      if exists (select from archived_months where of = p_table and name = v_name) then
        raise exception '% is archived', v_name using errcode = '55000', constraint = 'month_archived';
      end if;
      execute format('create table public.%I (like public.%I including defaults including constraints)', v_name, p_table);
      execute format('select exists (select from public.%I where %I >= %L and %I < %L)', v_rest, v_column, v_from, v_column, v_to) into v_waits;
      if v_waits then
        execute format('alter table public.%I disable trigger user', v_rest);
        execute format('with due as (delete from public.%I where %I >= %L and %I < %L returning *) insert into public.%I select * from due',
          v_rest, v_column, v_from, v_column, v_to, v_name);
        execute format('alter table public.%I enable trigger user', v_rest);
      end if;
      -- Triggers of rows come with the table it belongs to.
      if p_table = 'posting' then
        execute format('create trigger posting_no_truncate before truncate on public.%I for each statement execute function public.refuse_change()', v_name);
        execute format('create trigger posting_followed after insert on public.%I referencing new table as added for each statement execute function public.follow_postings()', v_name);
      end if;
      execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)', p_table, v_name, v_from, v_to);
      return true;
    exception when lock_not_available then
      if v_try = 20 then raise; end if;
      perform pg_sleep(0.1);
    end;
  end loop;
end $$;
--> statement-breakpoint
select open_month('posting', now() + make_interval(months => n)) from generate_series(1, 3) n;
