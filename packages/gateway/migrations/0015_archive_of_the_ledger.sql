-- Months of postings are archived from the oldest on, and restored from the newest on: nothing before `since` is attached.
create table ledger_online (
  id boolean primary key default true,
  since timestamptz not null default '-infinity',
  constraint ledger_online_one_row check (id)
);
--> statement-breakpoint
insert into ledger_online default values;
--> statement-breakpoint
-- True where the postings from a moment on are attached. What would add up less than there is asks this first.
create function ledger_reaches(p_from timestamptz) returns boolean language plpgsql stable as $$
begin
  if p_from < (select since from ledger_online) then
    raise exception 'postings from before % are archived', (select since from ledger_online) using errcode = '55000', constraint = 'ledger_archived';
  end if;
  return true;
end $$;
--> statement-breakpoint
-- What each account had when the last archived month ended.
create view ledger_base as
  select distinct on (c.account_id) c.account_id, c.balance from ledger_closing c
  where (c.month + interval '1 month') at time zone 'UTC' <= (select since from ledger_online) order by c.account_id, c.month desc;
--> statement-breakpoint
-- As 0001 has it, with what is archived.
create or replace view audit_balances as
  select a.id as account_id, a.owner, a.kind, a.asset,
    coalesce(a.balance, (select coalesce(sum(p.amount), 0) from posting p where p.account_id = a.id)
      + coalesce((select b.balance from ledger_base b where b.account_id = a.id), 0))::bigint as balance_minor
  from account a;
--> statement-breakpoint
-- As 0013 has it; of the archived months the last closing holds.
create or replace view ledger_closings_astray as
  with first as (select min(c.month) as month, o.since from ledger_online o left join ledger_closing c on c.month >= o.since at time zone 'UTC' group by o.since),
  moved as (
    select account_id, '-infinity'::date as month, balance::numeric as total from ledger_base
    union all
    select p.account_id, greatest(date_trunc('month', p.created_at at time zone 'UTC')::date, f.month), sum(p.amount)
    from first f join posting p on p.created_at < (select until from ledger_closed) group by 1, 2),
  summed as (select account_id, month, sum(total) over (partition by account_id order by month) as balance from moved)
  select coalesce(c.account_id, s.account_id) as account_id, coalesce(c.month, s.month) as month
  from (select c.* from ledger_closing c, first f where c.month >= f.month) c
    full join (select * from summed where month > '-infinity') s on s.account_id = c.account_id and s.month = c.month
  where c.balance is distinct from s.balance;
--> statement-breakpoint
-- As 0013 has it; a check of everything begins with what the archived months ended with.
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
-- As 0001 has it; quarters of archived months stay, and are in the totals.
create or replace function rebuild_sums() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7203130);
  delete from money_quarter where quarter >= (select since from ledger_online);
  insert into money_quarter select member_id, asset, quarter, kind, sum(amount) from money_sums group by 1, 2, 3, 4;
  delete from money_total;
  insert into money_total select member_id, asset, kind, sum(amount) from money_quarter group by 1, 2, 3;
  delete from play_quarter;
  insert into play_quarter (member_id, asset, quarter, node_id, rounds, stake, valid_bet, win, won, best, last_at)
    select member_id, asset, quarter, node_id, count(*), sum(stake), sum(valid_bet), sum(win), sum(won), max(best), max(closed_at) from round_sums group by 1, 2, 3, 4;
  delete from round_win;
  insert into round_win (round_id, member_id, node_id, game_type, asset, stake, won, closed_at, shown)
    select s.round_id, s.member_id, s.node_id, g.game_type, s.asset, s.stake, s.won, s.closed_at, m.type <> 4 and m.show_wins
    from round_sums s join game g on g.node_id = s.node_id join member m on m.id = s.member_id where s.won > 0;
  delete from rank_total;
end $$;
--> statement-breakpoint
-- As 0001 has it; totals are compared with the quarters, and those with the months that are attached.
create or replace view sums_astray as
  with play as (
    (select member_id, asset, quarter, node_id, rounds::bigint, stake::numeric, valid_bet::numeric, win::numeric, won::numeric, best, last_at from play_quarter where rounds <> 0)
    except all
    (select member_id, asset, quarter, node_id, count(*), sum(stake), sum(valid_bet), sum(win), sum(won), max(best), max(closed_at) from round_sums group by 1, 2, 3, 4)),
  unplayed as (
    (select member_id, asset, quarter, node_id, count(*), sum(stake), sum(valid_bet), sum(win), sum(won), max(best), max(closed_at) from round_sums group by 1, 2, 3, 4)
    except all
    (select member_id, asset, quarter, node_id, rounds::bigint, stake::numeric, valid_bet::numeric, win::numeric, won::numeric, best, last_at from play_quarter)),
  money as (
    (select member_id, asset, quarter, kind, amount::numeric from money_quarter where quarter >= (select since from ledger_online)) except all (select member_id, asset, quarter, kind, sum(amount) from money_sums group by 1, 2, 3, 4)),
  unmoved as (
    (select member_id, asset, quarter, kind, sum(amount) from money_sums group by 1, 2, 3, 4) except all (select member_id, asset, quarter, kind, amount::numeric from money_quarter where quarter >= (select since from ledger_online))),
  total as (
    (select member_id, asset, kind, amount::numeric from money_total) except all (select member_id, asset, kind, sum(amount) from money_quarter group by 1, 2, 3)),
  untotalled as (
    (select member_id, asset, kind, sum(amount) from money_quarter group by 1, 2, 3) except all (select member_id, asset, kind, amount::numeric from money_total))
  select 'play_quarter' as sums, format('%s %s %s game %s', member_id, asset, quarter, node_id) as subject from (select * from play union select * from unplayed) x
  union select 'money_quarter', format('%s %s %s %s', member_id, asset, quarter, kind) from (select * from money union select * from unmoved) x
  union select 'money_total', format('%s %s %s', member_id, asset, kind) from (select * from total union select * from untotalled) x
  union select 'round_win', format('round %s', coalesce(w.round_id, s.round_id)) from round_win w full join (select * from round_sums where won > 0) s on s.round_id = w.round_id
    where (w.round_id is null and s.closed_at >= (select since from rank_window)) or s.round_id is null or w.stake <> s.stake or w.won <> s.won or w.closed_at <> s.closed_at;
--> statement-breakpoint
-- Detaches the months of postings that ended before a day, oldest first. The first that something still needs ends it, with the reason in `kept`.
-- p_readers: the consumers of postings. Nobody reads archived months in the schema archive but the owner of the tables.
create function archive_postings(p_before date, p_readers text[]) returns table (name text, rows bigint, kept text) language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v record;
  v_seal jsonb;
  v_some boolean;
begin
  perform pg_advisory_xact_lock(7203132);
  perform pg_advisory_xact_lock(7203135);
  select upto -> 'ledger_closing' into v_seal from ledger_seal order by seq desc limit 1;
  for v in select m.name, m.from_at, m.to_at from table_months m
      where m.of = 'posting' and m.to_at <= least(p_before::timestamp at time zone 'UTC', now()) order by m.to_at loop
    name := v.name;
    rows := null;
    if v.to_at > coalesce((select until from ledger_closed), '-infinity') then kept := 'not closed'; return next; return; end if;
    if v_seal is null or exists (select from ledger_closing where (month + interval '1 month') at time zone 'UTC' <= v.to_at
        and (written_by, id) > ((v_seal ->> 0)::xid8, (v_seal ->> 1)::bigint)) then kept := 'closing not sealed'; return next; return; end if;
    execute format('select exists (select from unnest($1) r left join journal_cursor c on c.consumer = r
      where exists (select from public.%I p where (p.written_by, p.id) > (coalesce(c.written_by, ''0''), coalesce(c.id, 0))))', v.name) into v_some using p_readers;
    if v_some then kept := 'not read by every job'; return next; return; end if;
    if exists (select from account a left join pool_sum s on s.account_id = a.id
        where a.owner is null and a.kind like 'JACKPOT:%' and exists (select from posting p
          where p.account_id = a.id and p.created_at < v.to_at and p.id > coalesce(s.upto, 0))) then kept := 'jackpot not summed'; return next; return; end if;
    if exists (select from account a join posting p on p.account_id = a.id join txn t on t.id = p.txn_id
        where a.kind = 'HOLD_WITHDRAW' and a.balance > 0 group by a.id, t.idem_owner
        having sum(p.amount) > 0 and min(p.created_at) < v.to_at) then kept := 'withdrawal open'; return next; return; end if;
    if exists (select from round where state in ('OPEN', 'REOPENED') and opened_at < v.to_at) then kept := 'round open'; return next; return; end if;
    execute format('alter table public.posting detach partition public.%I', v.name);
    execute format('select count(*) from public.%I', v.name) into rows;
    execute format('comment on table public.%I is %L', v.name, json_build_object('of', 'posting', 'from', v.from_at, 'to', v.to_at, 'rows', rows));
    execute format('alter table public.%I set schema archive', v.name);
    update ledger_online set since = v.to_at;
    kept := null;
    return next;
  end loop;
end $$;
--> statement-breakpoint
-- Attaches the newest archived month of postings again. Returns how many rows it has; null where it has another name, or none is archived.
create function restore_postings(p_name text) returns bigint language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v archived_months;
begin
  perform pg_advisory_xact_lock(7203132);
  select m.* into v from archived_months m, ledger_online o where m.of = 'posting' and m.name = p_name and m.to_at = o.since;
  if v.name is null then return null; end if;
  execute format('alter table archive.%I set schema public', v.name);
  execute format('comment on table public.%I is null', v.name);
  execute format('alter table public.posting attach partition public.%I for values from (%s) to (%L)', v.name,
    coalesce(quote_literal(v.from_at), 'minvalue'), v.to_at);
  update ledger_online set since = coalesce((select max(to_at) from archived_months where of = 'posting'), '-infinity');
  return v.rows;
end $$;
