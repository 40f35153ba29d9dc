-- Transactions have a partition for each month (UTC), as their legs since 0012. What was written before is the first of them: none of it is copied.

-- In the order in which a call takes them: who has begun ends first.
lock table round in share row exclusive mode;
--> statement-breakpoint
lock table account, txn, posting, vendor_call in access exclusive mode;
--> statement-breakpoint
do $$ begin
  execute format('create function txn_months_since() returns timestamptz language sql immutable parallel safe as %L',
    format('select timestamptz %L', case when exists (select from txn)
      then (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC' else '-infinity' end));
end $$;
--> statement-breakpoint
comment on function txn_months_since() is 'What is older may have been written before transactions had months, and has its keys in its own table. In a database that began later nothing was.';
--> statement-breakpoint
-- What may be booked once, whatever the month, and which month a transaction is in. Never partitioned, and nothing of it is archived.
create table txn_key (
  txn_id bigint primary key,
  kind text not null,
  created_at timestamptz not null,
  vendor text,
  vendor_tx text,
  reverses bigint,
  idem_owner text,
  idem_key text
);
--> statement-breakpoint
-- Nothing refers to a transaction any more: a month that something refers to could not be detached. What is new refers to its key.
do $$
declare
  v record;
begin
  for v in select c.conrelid::regclass as "table", c.conname, t.relname, a.attname, n.nspname
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'txn'::regclass and c.conparentid = 0 order by t.relname, a.attname loop
    execute format('alter table %s drop constraint %I', v."table", v.conname);
    continue when v.nspname <> 'public' or v.relname in ('posting', 'txn');
    execute format('alter table %s add constraint %I foreign key (%I) references txn_key (txn_id) not valid',
      v."table", format('%s_%s_txn_key_txn_id_fk', v.relname, v.attname), v.attname);
  end loop;
end $$;
--> statement-breakpoint
drop trigger txn_append_only on txn;
--> statement-breakpoint
drop trigger txn_no_truncate on txn;
--> statement-breakpoint
alter table txn rename to txn_before;
--> statement-breakpoint
alter table txn_before drop constraint txn_pkey;
--> statement-breakpoint
alter table txn_before rename constraint txn_vendor_tx to txn_before_vendor_tx;
--> statement-breakpoint
alter table txn_before rename constraint txn_reverses to txn_before_reverses;
--> statement-breakpoint
alter table txn_before rename constraint txn_idem to txn_before_idem;
--> statement-breakpoint
alter index txn_written rename to txn_before_written;
--> statement-breakpoint
alter index txn_round rename to txn_before_round;
--> statement-breakpoint
create table txn (
  id bigint generated always as identity,
  kind text not null,
  vendor text,
  vendor_tx text,
  round_id bigint,
  reverses bigint,
  idem_owner text,
  idem_key text,
  created_at timestamptz not null default ledger_time(),
  written_by xid8 not null default pg_current_xact_id(),
  constraint txn_id_created_at_pk primary key (id, created_at),
  constraint txn_vendor_pair check ((vendor is null) = (vendor_tx is null)),
  constraint txn_round_id_round_id_fk foreign key (round_id) references round (id)
) partition by range (created_at);
--> statement-breakpoint
create index txn_written on txn (written_by, id);
--> statement-breakpoint
create index txn_round on txn (round_id);
--> statement-breakpoint
do $$
declare
  v_last bigint;
begin
  select max(id) into v_last from txn_before;
  alter table txn_before alter column id drop identity;
  -- The one index that is made anew; it may have been made by hand before, concurrently.
  create unique index if not exists txn_before_id_created_at_pk on txn_before (id, created_at);
  alter table txn_before add constraint txn_before_id_created_at_pk primary key using index txn_before_id_created_at_pk;
  -- Of what is written from now on the keys are beside it.
  if v_last is null then
    alter table txn_before drop constraint txn_before_vendor_tx;
    alter table txn_before drop constraint txn_before_reverses;
    alter table txn_before drop constraint txn_before_idem;
  end if;
  execute format('alter table txn attach partition txn_before for values from (minvalue) to (%L)',
    (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC');
  create table txn_rest partition of txn default;
  if v_last is not null then perform setval(pg_get_serial_sequence('txn', 'id'), v_last); end if;
end $$;
--> statement-breakpoint
-- They have the names that the keys of the one table had.
create unique index txn_vendor_tx on txn_key (vendor, vendor_tx) where vendor is not null;
--> statement-breakpoint
create unique index txn_reverses on txn_key (reverses) where reverses is not null;
--> statement-breakpoint
create unique index txn_idem on txn_key (idem_owner, idem_key) where idem_owner is not null;
--> statement-breakpoint
-- Keys of all transactions, also of those that were written before they were kept.
create view txn_keys as
  select txn_id, kind, created_at, vendor, vendor_tx, reverses, idem_owner, idem_key from txn_key
  union select id, kind, created_at, vendor, vendor_tx, reverses, idem_owner, idem_key from txn where created_at < txn_months_since();
--> statement-breakpoint
-- Of two at once the second waits for the first at the key, whatever gateway they come from. What is in no key was written before there were any.
-- A plan that was made for an empty table would read all of it once it has grown.
create function note_txn() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
begin
  insert into txn_key (txn_id, kind, created_at, vendor, vendor_tx, reverses, idem_owner, idem_key)
    values (new.id, new.kind, new.created_at, new.vendor, new.vendor_tx, new.reverses, new.idem_owner, new.idem_key);
  if new.vendor is not null and exists (select from txn where vendor = new.vendor and vendor_tx = new.vendor_tx and created_at < txn_months_since()) then
    raise exception 'transaction % of % is booked', new.vendor_tx, new.vendor using errcode = '23505', constraint = 'txn_vendor_tx';
  end if;
  if new.idem_owner is not null and exists (
      select from txn where idem_owner = new.idem_owner and idem_key = new.idem_key and created_at < txn_months_since()) then
    raise exception '% of % is booked', new.idem_key, new.idem_owner using errcode = '23505', constraint = 'txn_idem';
  end if;
  if new.reverses is not null then
    if not exists (select from txn_keys where txn_id = new.reverses) then
      raise exception 'there is no transaction %', new.reverses using errcode = '23503', constraint = 'txn_reverses_txn_id_fk';
    end if;
    if exists (select from txn where reverses = new.reverses and created_at < txn_months_since()) then
      raise exception 'transaction % is reversed', new.reverses using errcode = '23505', constraint = 'txn_reverses';
    end if;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger txn_noted before insert on txn for each row execute function note_txn();
--> statement-breakpoint
create trigger txn_append_only before update or delete on txn for each row execute function refuse_change();
--> statement-breakpoint
create trigger txn_key_append_only before update or delete on txn_key for each row execute function refuse_change();
--> statement-breakpoint
do $$ declare whole text; begin
  foreach whole in array array['txn', 'txn_before', 'txn_rest', 'txn_key'] loop
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()', whole || '_no_truncate', whole);
  end loop;
end $$;
--> statement-breakpoint
-- As 0000 has it; the newest row is looked for in no month.
create or replace function ledger_time() returns timestamptz language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_given text := current_setting('ledger.at', true);
  v_at timestamptz;
begin
  if coalesce(v_given, '') = '' then return now(); end if;
  v_at := v_given::timestamptz;
  if v_at > clock_timestamp() or v_at < coalesce((select created_at from txn_key order by txn_id desc limit 1),
      (select created_at from txn where created_at < txn_months_since() order by id desc limit 1)) then
    raise exception 'the ledger goes on: % is not between its newest row and now', v_at using errcode = '23514', constraint = 'ledger_time_goes_on';
  end if;
  return v_at;
end $$;
--> statement-breakpoint
-- As 0013 has it; what a leg belongs to is read from the keys, in which a transaction is as soon as it is written.
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
    select kind, created_at into v_kind, v_at from txn_key where txn_id = v_added.txn_id;
    if not found then
      raise exception 'transaction % is not here', v_added.txn_id using errcode = '23503', constraint = 'posting_txn_id_txn_id_fk';
    end if;
    if v_added.first_at <> v_at or v_added.last_at <> v_at then
      raise exception 'transaction % has legs of another moment', v_added.txn_id using errcode = '23514', constraint = 'posting_at_of_txn';
    end if;
    -- Who closes a month waits for those who still write into one, and is seen by those who come after.
    if v_at < clock_timestamp() - interval '1 hour' then
      perform pg_advisory_xact_lock_shared(7203135);
      if v_at < (select until from ledger_closed) then
        raise exception 'the month of % is closed', v_at using errcode = '23514', constraint = 'posting_month_closed';
      end if;
    end if;
    v_counts := v_counts or v_kind not in ('bet', 'win', 'rollback');
  end loop;
  if v_counts then
    perform pg_advisory_xact_lock_shared(7203130);
    with moved as (
      select a.owner as member_id, p.asset, quarter_of(p.created_at) as quarter, t.kind, sum(p.amount) as amount
      from added p join account a on a.id = p.account_id join txn_key t on t.txn_id = p.txn_id
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
create or replace view audit_txns as
  select id as txn_id, kind, vendor, vendor_tx, created_at from txn;
--> statement-breakpoint
create or replace view money_sums as
  select a.owner as member_id, p.asset, quarter_of(p.created_at) as quarter, t.kind, p.amount
  from posting p join account a on a.id = p.account_id join txn t on t.id = p.txn_id and t.created_at = p.created_at
  where a.owner is not null and a.kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW') and t.kind not in ('bet', 'win', 'rollback');
--> statement-breakpoint
-- As 0015 has it; what is booked twice is not what its key has, also where the other one is archived.
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
    fresh as materialized (select p.txn_id, p.account_id, p.asset, p.amount, p.written_by from posting p where p.written_by >= v_from
      union all select null, b.account_id, null, b.balance, '0' from ledger_base b where v_full),
    since as materialized (select f.account_id, sum(f.amount) as total, sum(f.amount) filter (where f.written_by < h.xmin) as past,
        sum(f.amount) filter (where f.written_by < v_state.upto) as known from fresh f, horizon h group by f.account_id),
    found as materialized (
      select 'sum' as rule, f.txn_id::text as subject from fresh f where f.txn_id is not null group by f.txn_id, f.asset having sum(f.amount) <> 0
      union all
      select 'balance', a.id::text from account a left join since s on s.account_id = a.id left join ledger_checked c on c.account_id = a.id and not v_full
        where a.owner is not null and a.balance <> coalesce(c.total, 0) + coalesce(s.total, 0)
      union all
      select 'negative', a.id::text from account a where a.owner is not null and a.balance < 0
      union all
      select 'closing', c.account_id || ' ' || to_char(c.month, 'YYYY-MM') from ledger_closings_astray c where v_full
      union all (
      select 'repeated', t.vendor || '/' || t.vendor_tx from txn t
        where t.vendor is not null and t.written_by >= v_from and t.created_at >= txn_months_since()
          and not exists (select from txn_key k where k.txn_id = t.id and k.vendor = t.vendor and k.vendor_tx = t.vendor_tx)
      union
      select 'repeated', t.vendor || '/' || t.vendor_tx from txn t
        where t.vendor is not null and t.written_by >= v_from and t.created_at < txn_months_since()
          and exists (select from txn_key k where k.vendor = t.vendor and k.vendor_tx = t.vendor_tx and k.txn_id <> t.id)
      union
      select 'repeated', t.vendor || '/' || t.vendor_tx from txn t
        where t.vendor is not null and t.written_by >= v_from and t.created_at < txn_months_since()
          and exists (select from txn o where o.vendor = t.vendor and o.vendor_tx = t.vendor_tx and o.id <> t.id and o.created_at < txn_months_since()))
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
-- As 0014 has it, for transactions too.
create or replace function open_month(p_table text, p_at timestamptz) returns boolean language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '300ms' as $$
declare
  v_month timestamp := date_trunc('month', p_at at time zone 'UTC');
  v_from timestamptz := v_month at time zone 'UTC';
  v_to timestamptz := (v_month + interval '1 month') at time zone 'UTC';
  v_name text := p_table || '_' || to_char(v_month, 'YYYYMM');
  v_rest text := p_table || '_rest';
  v_column text := case when p_table in ('posting', 'txn') then 'created_at' else 'at' end;
  v_waits boolean;
begin
  if p_table not in ('chat_message', 'login_event', 'message', 'posting', 'txn') then raise exception '% has no months', p_table; end if;
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
      if p_table in ('chat_message', 'posting', 'txn') then
        execute format('create trigger %I before truncate on public.%I for each statement execute function public.refuse_change()', v_name || '_no_truncate', v_name);
      end if;
      if p_table = 'posting' then
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
select open_month('txn', now() + make_interval(months => n)) from generate_series(1, 3) n;
--> statement-breakpoint
-- As 0015 has it; the transactions of a month go with its postings. Their keys stay, and those that were written before keys were kept are added.
create or replace function archive_postings(p_before date, p_readers text[]) returns table (name text, rows bigint, kept text) language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v record;
  v_part record;
  v_seal jsonb;
  v_some boolean;
  v_rows bigint;
begin
  perform pg_advisory_xact_lock(7203132);
  perform pg_advisory_xact_lock(7203135);
  select upto -> 'ledger_closing' into v_seal from ledger_seal order by seq desc limit 1;
  for v in select m.name, m.from_at, m.to_at from table_months m
      where m.of = 'posting' and m.to_at <= least(p_before::timestamp at time zone 'UTC', now()) order by m.to_at loop
    name := v.name;
    rows := null;
    if v.to_at > coalesce((select until from ledger_closed), '-infinity')
        or exists (select from txn_rest where created_at < v.to_at) then kept := 'not closed'; return next; return; end if;
    if v_seal is null or exists (select from ledger_closing where (month + interval '1 month') at time zone 'UTC' <= v.to_at
        and (written_by, id) > ((v_seal ->> 0)::xid8, (v_seal ->> 1)::bigint)) then kept := 'closing not sealed'; return next; return; end if;
    execute format('select exists (select from unnest($1) r left join journal_cursor c on c.consumer = r
      where exists (select from public.%I p where (p.written_by, p.id) > (coalesce(c.written_by, ''0''), coalesce(c.id, 0))))', v.name) into v_some using p_readers;
    if v_some then kept := 'not read by every job'; return next; return; end if;
    if exists (select from account a left join pool_sum s on s.account_id = a.id
        where a.owner is null and a.kind like 'JACKPOT:%' and exists (select from posting p
          where p.account_id = a.id and p.created_at < v.to_at and p.id > coalesce(s.upto, 0))) then kept := 'jackpot not summed'; return next; return; end if;
    if exists (select from account a join posting p on p.account_id = a.id join txn t on t.id = p.txn_id and t.created_at = p.created_at
        where a.kind = 'HOLD_WITHDRAW' and a.balance > 0 group by a.id, t.idem_owner
        having sum(p.amount) > 0 and min(p.created_at) < v.to_at) then kept := 'withdrawal open'; return next; return; end if;
    if exists (select from round where state in ('OPEN', 'REOPENED') and opened_at < v.to_at) then kept := 'round open'; return next; return; end if;
    for v_part in select 'posting' as of, v.name, v.from_at, v.to_at
        union all select m.of, m.name, m.from_at, m.to_at from table_months m where m.of = 'txn' and m.to_at <= v.to_at loop
      if v_part.of = 'txn' and coalesce(v_part.from_at < txn_months_since(), true) then
        execute format('insert into txn_key (txn_id, kind, created_at, vendor, vendor_tx, reverses, idem_owner, idem_key)
          select id, kind, created_at, vendor, vendor_tx, reverses, idem_owner, idem_key from public.%I on conflict (txn_id) do nothing', v_part.name);
      end if;
      execute format('alter table public.%I detach partition public.%I', v_part.of, v_part.name);
      execute format('select count(*) from public.%I', v_part.name) into v_rows;
      execute format('comment on table public.%I is %L', v_part.name,
        json_build_object('of', v_part.of, 'from', v_part.from_at, 'to', v_part.to_at, 'rows', v_rows));
      execute format('alter table public.%I set schema archive', v_part.name);
      if v_part.of = 'posting' then rows := v_rows; end if;
    end loop;
    update ledger_online set since = v.to_at;
    kept := null;
    return next;
  end loop;
end $$;
--> statement-breakpoint
-- As 0015 has it, with the transactions of the month.
create or replace function restore_postings(p_name text) returns bigint language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v archived_months;
  v_part archived_months;
  v_since timestamptz;
begin
  perform pg_advisory_xact_lock(7203132);
  select m.* into v from archived_months m, ledger_online o where m.of = 'posting' and m.name = p_name and m.to_at = o.since;
  if v.name is null then return null; end if;
  select coalesce(max(to_at), '-infinity') into v_since from archived_months where of = 'posting' and name <> v.name;
  for v_part in select * from archived_months where of = 'posting' and name = v.name or of = 'txn' and to_at > v_since loop
    execute format('alter table archive.%I set schema public', v_part.name);
    execute format('comment on table public.%I is null', v_part.name);
    execute format('alter table public.%I attach partition public.%I for values from (%s) to (%L)', v_part.of, v_part.name,
      coalesce(quote_literal(v_part.from_at), 'minvalue'), v_part.to_at);
  end loop;
  if not exists (select from table_months where of = 'txn' and (from_at is null or from_at <= v.from_at) and to_at >= v.to_at) then
    raise exception 'the transactions of % are not in the archive', v.name using errcode = '55000', constraint = 'month_archived';
  end if;
  update ledger_online set since = v_since;
  return v.rows;
end $$;
