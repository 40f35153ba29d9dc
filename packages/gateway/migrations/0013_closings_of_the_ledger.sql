-- What an account had when a month (UTC) ended, for each month in which it moved. Numbers are below zero: a seal has these rows among those of
-- accounts, so that the gateway of the release before follows the chain.
create table ledger_closing (
  id bigint generated always as identity (increment by -1 minvalue -9223372036854775807 maxvalue -1 start with -1) primary key,
  account_id bigint not null,
  month date not null,
  balance bigint not null,
  written_by xid8 not null default pg_current_xact_id(),
  constraint ledger_closing_account_month unique (account_id, month),
  constraint ledger_closing_month_begins check (extract(day from month) = 1),
  constraint ledger_closing_account_id_account_id_fk foreign key (account_id) references account (id)
);
--> statement-breakpoint
create index ledger_closing_written on ledger_closing (written_by, id);
--> statement-breakpoint
create index ledger_closing_month on ledger_closing (month);
--> statement-breakpoint
create trigger ledger_closing_append_only before update or delete on ledger_closing for each row execute function refuse_change();
--> statement-breakpoint
create trigger ledger_closing_no_truncate before truncate on ledger_closing for each statement execute function refuse_change();
--> statement-breakpoint
-- Up to when months are closed, and by which transaction: nothing older is posted any more, and who has read up to it has read them.
create view ledger_closed as
  select (month + interval '1 month') at time zone 'UTC' as until, written_by from ledger_closing order by month desc limit 1;
--> statement-breakpoint
-- As 0012 has it; nothing is added to a month that is closed.
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
-- Closes the months that ended a day ago, oldest first: what each account had then, where it moved. A month is closed when it is surely complete:
-- every row of it is sealed, and so is one from an hour after its end, with which all transactions of that hour have ended. Returns how many months.
create function close_ledger_months() returns integer language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v record;
  v_xid xid8;
  v_id bigint;
  v_unsealed boolean;
  v_count integer := 0;
begin
  perform pg_advisory_xact_lock(7203135);
  select (upto -> 'posting' ->> 0)::xid8, (upto -> 'posting' ->> 1)::bigint into v_xid, v_id from ledger_seal order by seq desc limit 1;
  for v in select m.name, m.from_at, m.to_at, ((m.to_at at time zone 'UTC') - interval '1 month')::date as month from table_months m
      where m.of = 'posting' and m.to_at <= now() - interval '1 day' and m.to_at > coalesce((select until from ledger_closed), '-infinity') order by m.to_at loop
    exit when v_xid is null
      or exists (select from posting_rest where created_at < v.to_at)
      or not exists (select from posting where created_at >= v.to_at + interval '1 hour' and (written_by, id) <= (v_xid, v_id)
        and written_by < pg_snapshot_xmin(pg_current_snapshot()));
    execute format('select exists (select from public.%I where (written_by, id) > ($1, $2))', v.name) into v_unsealed using v_xid, v_id;
    exit when v_unsealed;
    insert into ledger_closing (account_id, month, balance)
      select p.account_id, v.month, coalesce(c.balance, 0) + p.total
      from (select account_id, sum(amount) as total from posting where created_at >= coalesce(v.from_at, '-infinity') and created_at < v.to_at group by account_id) p
        left join lateral (select balance from ledger_closing where account_id = p.account_id order by month desc limit 1) c on true
      order by p.account_id;
    if found then v_count := v_count + 1; end if;
  end loop;
  return v_count;
end $$;
--> statement-breakpoint
-- Closings that are not what the postings up to their month come to. What came before the first closing is in it.
create view ledger_closings_astray as
  with first as (select min(month) as month from ledger_closing),
  moved as (
    select p.account_id, greatest(date_trunc('month', p.created_at at time zone 'UTC')::date, f.month) as month, sum(p.amount) as total
    from first f join posting p on p.created_at < (select until from ledger_closed) group by 1, 2),
  summed as (select account_id, month, sum(total) over (partition by account_id order by month) as balance from moved)
  select coalesce(c.account_id, s.account_id) as account_id, coalesce(c.month, s.month) as month
  from ledger_closing c full join summed s on s.account_id = c.account_id and s.month = c.month
  where c.balance is distinct from s.balance;
--> statement-breakpoint
-- As 0012 has it; a check of everything compares the closings as well.
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
      select 'closing', c.account_id || ' ' || to_char(c.month, 'YYYY-MM') from ledger_closings_astray c where v_full
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
