-- Rounds have a partition for each month (UTC) in which they were opened, as transactions since 0016. What was opened before is the first of them.

-- In the order in which a call takes them: who has begun ends first.
lock table round, account, txn, posting, vendor_call in access exclusive mode;
--> statement-breakpoint
do $$ begin
  execute format('create function round_months_since() returns timestamptz language sql immutable parallel safe as %L',
    format('select timestamptz %L', case when exists (select from round)
      then (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC' else '-infinity' end));
end $$;
--> statement-breakpoint
comment on function round_months_since() is 'What was opened before may be older than months of rounds, and has its key in its own table. In a database that began later nothing was.';
--> statement-breakpoint
-- A round of a vendor and a player is opened once, whatever the month; and in which month it is. Never partitioned, and nothing of it is archived.
create table round_key (
  round_id bigint primary key,
  opened_at timestamptz not null,
  vendor text not null,
  vendor_round text not null,
  member_id uuid not null
);
--> statement-breakpoint
create function refer_to_round() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from round_key where round_id = new.round_id)
      and not exists (select from round where id = new.round_id and opened_at < round_months_since()) then
    raise exception 'there is no round %', new.round_id using errcode = '23503', constraint = tg_argv[0];
  end if;
  return new;
end $$;
--> statement-breakpoint
-- A month that something refers to could not be detached, and a key is not there for what is older: triggers ask for the round instead. Calls and
-- transactions of a round are written together with it; a check of everything looks for others.
do $$
declare
  v record;
begin
  for v in select c.conrelid::regclass as "table", c.conname, t.relname, n.nspname
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
      where c.contype = 'f' and c.confrelid = 'round'::regclass and c.conparentid = 0 order by t.relname loop
    execute format('alter table %s drop constraint %I', v."table", v.conname);
    continue when v.nspname <> 'public' or v.relname in ('txn', 'vendor_call') or v.relname like '%\_before';
    execute format('create trigger %I before insert or update of round_id on %s for each row when (new.round_id is not null) execute function refer_to_round(%L)',
      v.relname || '_of_round', v."table", v.conname);
  end loop;
end $$;
--> statement-breakpoint
drop trigger round_counts_made on round;
--> statement-breakpoint
drop trigger round_counts_changed on round;
--> statement-breakpoint
drop trigger round_counts_gone on round;
--> statement-breakpoint
drop trigger round_journal_made on round;
--> statement-breakpoint
drop trigger round_journal_changed on round;
--> statement-breakpoint
drop trigger round_journal_gone on round;
--> statement-breakpoint
drop trigger round_first_settled on round;
--> statement-breakpoint
alter table round rename to round_before;
--> statement-breakpoint
alter table round_before drop constraint round_pkey;
--> statement-breakpoint
alter table round_before rename constraint round_of_player to round_before_of_player;
--> statement-breakpoint
alter index round_unfinished rename to round_before_unfinished;
--> statement-breakpoint
alter index round_ended rename to round_before_ended;
--> statement-breakpoint
alter index round_member rename to round_before_member;
--> statement-breakpoint
alter index round_of_game rename to round_before_of_game;
--> statement-breakpoint
alter index round_settled rename to round_before_settled;
--> statement-breakpoint
create table round (
  id bigint generated always as identity,
  vendor text not null,
  vendor_round text not null,
  member_id uuid not null,
  node_id integer not null,
  asset text not null,
  state text not null default 'OPEN',
  bets integer not null default 0,
  wins integer not null default 0,
  stake bigint not null default 0,
  win bigint not null default 0,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  bonus_stake bigint not null default 0,
  valid_bet bigint not null default 0,
  contribution bigint not null default 0,
  asked_at timestamptz,
  changed_at timestamptz,
  first_settled_at timestamptz,
  constraint round_id_opened_at_pk primary key (id, opened_at),
  constraint round_sums check (stake >= 0 and win >= 0 and bets >= 0 and wins >= 0),
  constraint round_bonus_stake check (bonus_stake between 0 and stake),
  constraint round_vendor_vendor_code_fk foreign key (vendor) references vendor (code),
  constraint round_member_id_member_id_fk foreign key (member_id) references member (id),
  constraint round_node_id_game_node_id_fk foreign key (node_id) references game (node_id),
  constraint round_asset_asset_code_fk foreign key (asset) references asset (code)
) partition by range (opened_at);
--> statement-breakpoint
create index round_unfinished on round (opened_at) where state in ('OPEN', 'REOPENED');
--> statement-breakpoint
create index round_ended on round (vendor, closed_at) where state = 'CLOSED';
--> statement-breakpoint
create index round_member on round (member_id, opened_at);
--> statement-breakpoint
create index round_of_game on round (member_id, node_id, opened_at);
--> statement-breakpoint
create index round_settled on round (member_id, closed_at) where state = 'CLOSED';
--> statement-breakpoint
do $$
declare
  v_last bigint;
begin
  select max(id) into v_last from round_before;
  alter table round_before alter column id drop identity;
  -- The one index that is made anew; it may have been made by hand before, concurrently.
  create unique index if not exists round_before_id_opened_at_pk on round_before (id, opened_at);
  alter table round_before add constraint round_before_id_opened_at_pk primary key using index round_before_id_opened_at_pk;
  create table round_rest partition of round default;
  -- Clocks of gateways may be ahead.
  with later as (delete from round_before where opened_at >= (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC' returning *)
    insert into round_rest overriding system value select * from later;
  -- Of what is written from now on the keys are beside it.
  if v_last is null then
    alter table round_before drop constraint round_before_of_player;
  end if;
  execute format('alter table round attach partition round_before for values from (minvalue) to (%L)',
    (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC');
  if v_last is not null then perform setval(pg_get_serial_sequence('round', 'id'), v_last); end if;
end $$;
--> statement-breakpoint
insert into round_key select id, opened_at, vendor, vendor_round, member_id from round_rest;
--> statement-breakpoint
-- It has the name that the key of the one table had.
alter table round_key add constraint round_of_player unique (vendor, vendor_round, member_id);
--> statement-breakpoint
-- Keys of all rounds, also of those that were opened before they were kept.
create view round_keys as
  select round_id, opened_at, vendor, vendor_round, member_id from round_key
  union select id, opened_at, vendor, vendor_round, member_id from round where opened_at < round_months_since();
--> statement-breakpoint
-- A plan that was made for an empty table would read all of it once it has grown.
create function note_round() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
begin
  insert into round_key (round_id, opened_at, vendor, vendor_round, member_id)
    values (new.id, new.opened_at, new.vendor, new.vendor_round, new.member_id);
  if exists (select from round where vendor = new.vendor and vendor_round = new.vendor_round and member_id = new.member_id
      and opened_at < round_months_since()) then
    raise exception 'round % of % is open already', new.vendor_round, new.vendor using errcode = '23505', constraint = 'round_of_player';
  end if;
  return new;
end $$;
--> statement-breakpoint
-- What names a round never changes, nor the month it is in.
create function keep_round_key() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'round % keeps its vendor, its player and its beginning', old.id using errcode = '23514', constraint = 'round_key_kept';
end $$;
--> statement-breakpoint
create trigger round_noted before insert on round for each row execute function note_round();
--> statement-breakpoint
create trigger round_key_kept before update on round for each row
  when ((old.id, old.opened_at, old.vendor, old.vendor_round, old.member_id)
    is distinct from (new.id, new.opened_at, new.vendor, new.vendor_round, new.member_id)) execute function keep_round_key();
--> statement-breakpoint
create trigger round_key_append_only before update or delete on round_key for each row execute function refuse_change();
--> statement-breakpoint
create trigger round_key_no_truncate before truncate on round_key for each statement execute function refuse_change();
--> statement-breakpoint
create trigger round_first_settled before insert or update on round for each row
  when (new.first_settled_at is null and new.state in ('CLOSED', 'REOPENED')) execute function note_first_settlement();
--> statement-breakpoint
create constraint trigger round_counts_made after insert on round deferrable initially deferred for each row
  when (new.state = 'CLOSED') execute function count_round();
--> statement-breakpoint
create constraint trigger round_counts_changed after update on round deferrable initially deferred for each row
  when (old.state = 'CLOSED' or new.state = 'CLOSED') execute function count_round();
--> statement-breakpoint
create constraint trigger round_counts_gone after delete on round deferrable initially deferred for each row
  when (old.state = 'CLOSED') execute function count_round();
--> statement-breakpoint
create constraint trigger round_journal_made after insert on round deferrable initially deferred for each row
  when (new.state in ('CLOSED', 'REOPENED')) execute function journal_round();
--> statement-breakpoint
create constraint trigger round_journal_changed after update on round deferrable initially deferred for each row
  when (old.state in ('CLOSED', 'REOPENED') or new.state in ('CLOSED', 'REOPENED')) execute function journal_round();
--> statement-breakpoint
create constraint trigger round_journal_gone after delete on round deferrable initially deferred for each row
  when (old.state in ('CLOSED', 'REOPENED')) execute function journal_round();
--> statement-breakpoint
create or replace view rounds with (security_invoker = true) as
  select id, vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, bonus_stake, valid_bet,
    contribution, opened_at, closed_at from round;
--> statement-breakpoint
create or replace view round_sums as
  select r.id as round_id, r.member_id, r.asset, quarter_of(r.closed_at) as quarter, r.node_id, r.stake, r.valid_bet, r.win,
    greatest(r.win - r.stake, 0) as won, case when r.stake > 0 and r.win > r.stake then r.win * 100 / r.stake else 0 end as best, r.closed_at
  from round r where r.state = 'CLOSED' and r.closed_at is not null;
--> statement-breakpoint
-- Rounds of archived months ended before: what is added up from rounds by the time of their end is not made anew up to then.
alter table ledger_online add column rounds_ended_to timestamptz not null default '-infinity';
--> statement-breakpoint
-- As 0001 has it; the best of a quarter stays where some of its rounds are archived.
create or replace function count_round() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_old timestamptz;
  v_whole boolean;
begin
  if tg_op = 'UPDATE' and (old.state, old.asset, old.stake, old.win, old.valid_bet, old.closed_at, old.node_id, old.member_id)
    is not distinct from (new.state, new.asset, new.stake, new.win, new.valid_bet, new.closed_at, new.node_id, new.member_id) then return null; end if;
  perform pg_advisory_xact_lock_shared(7203130);
  if tg_op <> 'INSERT' and old.state = 'CLOSED' and old.closed_at is not null then
    v_old := quarter_of(old.closed_at);
    v_whole := v_old > quarter_of((select rounds_ended_to from ledger_online));
    -- Locked first: what the next statement reads is then the newest there is.
    perform from play_quarter where member_id = old.member_id and asset = old.asset and quarter = v_old and node_id = old.node_id for update;
    update play_quarter q set rounds = q.rounds - 1, stake = q.stake - old.stake, valid_bet = q.valid_bet - old.valid_bet, win = q.win - old.win,
      won = q.won - greatest(old.win - old.stake, 0), best = case when v_whole then coalesce(s.best, 0) else q.best end,
      last_at = case when v_whole then s.last_at else q.last_at end, ranked = false
      from (select max(r.best) as best, max(r.closed_at) as last_at from round_sums r where r.member_id = old.member_id and r.asset = old.asset
        and r.node_id = old.node_id and r.closed_at >= v_old and r.closed_at < v_old + interval '15 minutes') s
      where q.member_id = old.member_id and q.asset = old.asset and q.quarter = v_old and q.node_id = old.node_id;
    delete from round_win where round_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'CLOSED' and new.closed_at is not null then
    insert into play_quarter as q (member_id, asset, quarter, node_id, rounds, stake, valid_bet, win, won, best, last_at)
      values (new.member_id, new.asset, quarter_of(new.closed_at), new.node_id, 1, new.stake, new.valid_bet, new.win, greatest(new.win - new.stake, 0),
        case when new.stake > 0 and new.win > new.stake then new.win * 100 / new.stake else 0 end, new.closed_at)
      on conflict (member_id, asset, quarter, node_id) do update set rounds = q.rounds + 1, stake = q.stake + excluded.stake,
        valid_bet = q.valid_bet + excluded.valid_bet, win = q.win + excluded.win, won = q.won + excluded.won,
        best = greatest(q.best, excluded.best), last_at = greatest(q.last_at, excluded.last_at), ranked = false;
    if new.win > new.stake then
      insert into round_win (round_id, member_id, node_id, game_type, asset, stake, won, closed_at, shown)
        select new.id, new.member_id, new.node_id, g.game_type, new.asset, new.stake, new.win - new.stake, new.closed_at, m.type <> 4 and m.show_wins
        from member m, game g where m.id = new.member_id and g.node_id = new.node_id
        on conflict (round_id) do update set stake = excluded.stake, won = excluded.won, closed_at = excluded.closed_at,
          shown = excluded.shown, recent = true;
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- As 0001 has it, looking into one month.
create or replace function journal_jackpot() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform open_settlement_month(new.hit_at);
  insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, jackpot, settled_at)
    select 'JACKPOT', r.id, r.member_id, new.asset, m.type = 4 or new.asset = 'FUN', r.vendor, g.game_type, r.node_id, new.amount, new.hit_at
    from round r join member m on m.id = r.member_id join game g on g.node_id = r.node_id
    where r.id = new.round_id and r.opened_at = (select opened_at from round_keys where round_id = new.round_id);
  return null;
end $$;
--> statement-breakpoint
-- As 0001 has it; the key says in which month the round is. A plan for one month would be made anew at each call.
create or replace function lock_play(
  p_vendor text, p_tx text, p_ref text, p_round text, p_member uuid, p_asset text, p_node integer, p_day date, p_week date, p_month date
) returns json language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_round round;
  v_id bigint;
  v_opened timestamptz;
  v_seen boolean;
  v_since timestamptz := coalesce(p_day::timestamp at time zone 'UTC', now()) - interval '1 day';
  v_begun timestamptz;
  v_budget json;
begin
  select round_id, opened_at into v_id, v_opened from round_key where vendor = p_vendor and vendor_round = p_round and member_id = p_member;
  if not found then
    select id, opened_at into v_id, v_opened from round
      where vendor = p_vendor and vendor_round = p_round and member_id = p_member and opened_at < round_months_since();
  end if;
  if v_id is not null then select * into v_round from round where id = v_id and opened_at = v_opened for update; end if;
  if p_day is not null then
    v_budget := play_purse(p_member, p_asset, p_day, p_week, p_month);
  else
    select json_build_object('cash', (sum(b.balance) filter (where b.kind = 'CASH'))::text, 'bonus', (sum(b.balance) filter (where b.kind = 'BONUS'))::text)
      into v_budget from lock_balances(p_member) b where b.asset = p_asset;
  end if;
  if v_id is null and exists (select from round_key where vendor = p_vendor and vendor_round = p_round and member_id = p_member) then
    raise exception 'round % was opened meanwhile', p_round using errcode = '40001';
  end if;
  v_seen := exists (select from vendor_call where vendor = p_vendor and tx_id = p_tx);
  -- What is new in a round that is archived is sent again until its month is restored; what was answered is answered again.
  if v_id is not null and v_round.id is null and not v_seen then
    raise exception 'round % is archived', p_round using errcode = '55000', constraint = 'ledger_archived';
  end if;
  -- The longest pause between rounds is a minute.
  if p_node is not null then
    select opened_at into v_begun from round
      where member_id = p_member and node_id = p_node and opened_at > v_since and id is distinct from v_round.id order by opened_at desc limit 1;
  end if;
  return json_build_object(
    'seen', v_seen,
    'ref', (select json_build_object('kind', c.kind, 'txnId', c.txn_id, 'roundId', c.round_id, 'rolledBack', c.rolled_back)
      from vendor_call c where c.vendor = p_vendor and c.tx_id = p_ref),
    'round', case when v_round.id is not null then json_build_object('id', v_round.id, 'nodeId', v_round.node_id, 'asset', v_round.asset,
      'state', v_round.state, 'bets', v_round.bets, 'wins', v_round.wins, 'stake', v_round.stake::text, 'win', v_round.win::text,
      'bonusStake', v_round.bonus_stake::text, 'validBet', v_round.valid_bet::text,
      'gameType', (select game_type from game where node_id = v_round.node_id)) end,
    'begunAt', v_begun,
    'budget', v_budget,
    'required', exists (select from requirement where member_id = p_member and state = 'ACTIVE'),
    'limited', exists (select from rg_limit where member_id = p_member and status = 'ACTIVE') or exists (select from rg_plan where member_id = p_member));
end $$;
--> statement-breakpoint
-- As 0004 has it; a round is written in its month.
create or replace function record_move(
  p_round bigint, p_vendor text, p_vendor_round text, p_member uuid, p_node integer, p_asset text, p_at timestamptz, p_state text, p_bets integer,
  p_wins integer, p_stake bigint, p_win bigint, p_bonus_stake bigint, p_valid_bet bigint, p_contribution bigint, p_kind text, p_legs jsonb,
  p_played timestamptz, p_day date, p_staked bigint, p_won bigint, p_bet boolean, p_pause interval, p_every interval, p_break interval,
  p_tx text, p_ref text, p_call text, p_body_hash text, p_amount bigint, p_bonus bigint, p_answer text
) returns table (round_id bigint, txn_id bigint) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_round bigint := p_round;
  v_txn bigint;
  v_reverses bigint;
  v_opened timestamptz;
  v_closed timestamptz := case when p_state = 'CLOSED' then p_at end;
begin
  if v_round is null then
    insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, bonus_stake, valid_bet, contribution,
      opened_at, closed_at, changed_at)
      values (p_vendor, p_vendor_round, p_member, p_node, p_asset, p_state, p_bets, p_wins, p_stake, p_win, p_bonus_stake, p_valid_bet,
        p_contribution, p_at, v_closed, p_at) returning id into v_round;
  else
    select opened_at into v_opened from round_key where round_id = v_round;
    if not found then select opened_at into v_opened from round where id = v_round and opened_at < round_months_since(); end if;
    update round set state = p_state, bets = p_bets, wins = p_wins, stake = p_stake, win = p_win, bonus_stake = p_bonus_stake,
      valid_bet = p_valid_bet, contribution = p_contribution, closed_at = v_closed, changed_at = p_at where id = v_round and opened_at = v_opened;
  end if;
  if p_ref is not null then
    update vendor_call set rolled_back = true where vendor = p_vendor and tx_id = p_ref and not rolled_back returning txn_id into strict v_reverses;
  end if;
  v_txn := post_txn(p_kind, p_legs, p_vendor, p_tx, v_round, v_reverses, null, null);
  if v_txn is null then
    raise exception 'a member would fall below zero' using errcode = '23514', constraint = 'account_balance_not_negative';
  end if;
  if p_day is not null then perform note_play(p_member, p_played, p_day, p_staked, p_won, p_bet, p_pause, p_every, p_break); end if;
  insert into vendor_call (vendor, tx_id, kind, body_hash, answer, txn_id, round_id, amount, bonus, created_at)
    values (p_vendor, p_tx, p_call, p_body_hash, p_answer, v_txn, v_round, p_amount, p_bonus, p_at);
  return query select v_round, v_txn;
end $$;
--> statement-breakpoint
-- Opens a round; one that is open already stays.
create function open_round(p_vendor text, p_round text, p_member uuid, p_node integer, p_asset text, p_at timestamptz) returns void language plpgsql as $$
begin
  insert into round (vendor, vendor_round, member_id, node_id, asset, opened_at) values (p_vendor, p_round, p_member, p_node, p_asset, p_at);
exception when unique_violation then
  return;
end $$;
--> statement-breakpoint
-- As 0015 has it; quarters in which rounds of archived months ended stay.
create or replace function rebuild_sums() returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ended timestamptz := quarter_of((select rounds_ended_to from ledger_online));
begin
  perform pg_advisory_xact_lock(7203130);
  delete from money_quarter where quarter >= (select since from ledger_online);
  insert into money_quarter select member_id, asset, quarter, kind, sum(amount) from money_sums group by 1, 2, 3, 4;
  delete from money_total;
  insert into money_total select member_id, asset, kind, sum(amount) from money_quarter group by 1, 2, 3;
  delete from play_quarter where quarter > v_ended;
  insert into play_quarter (member_id, asset, quarter, node_id, rounds, stake, valid_bet, win, won, best, last_at)
    select member_id, asset, quarter, node_id, count(*), sum(stake), sum(valid_bet), sum(win), sum(won), max(best), max(closed_at) from round_sums
    where quarter > v_ended group by 1, 2, 3, 4;
  delete from round_win;
  insert into round_win (round_id, member_id, node_id, game_type, asset, stake, won, closed_at, shown)
    select s.round_id, s.member_id, s.node_id, g.game_type, s.asset, s.stake, s.won, s.closed_at, m.type <> 4 and m.show_wins
    from round_sums s join game g on g.node_id = s.node_id join member m on m.id = s.member_id where s.won > 0;
  delete from rank_total;
end $$;
--> statement-breakpoint
-- As 0015 has it, and so are they compared.
create or replace view sums_astray as
  with play as (
    (select member_id, asset, quarter, node_id, rounds::bigint, stake::numeric, valid_bet::numeric, win::numeric, won::numeric, best, last_at from play_quarter where rounds <> 0 and quarter > (select quarter_of(rounds_ended_to) from ledger_online))
    except all
    (select member_id, asset, quarter, node_id, count(*), sum(stake), sum(valid_bet), sum(win), sum(won), max(best), max(closed_at) from round_sums where quarter > (select quarter_of(rounds_ended_to) from ledger_online) group by 1, 2, 3, 4)),
  unplayed as (
    (select member_id, asset, quarter, node_id, count(*), sum(stake), sum(valid_bet), sum(win), sum(won), max(best), max(closed_at) from round_sums where quarter > (select quarter_of(rounds_ended_to) from ledger_online) group by 1, 2, 3, 4)
    except all
    (select member_id, asset, quarter, node_id, rounds::bigint, stake::numeric, valid_bet::numeric, win::numeric, won::numeric, best, last_at from play_quarter where quarter > (select quarter_of(rounds_ended_to) from ledger_online))),
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
-- As 0016 has it; a check of everything looks for rounds that transactions and calls name and that are not there.
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
      select 'round', t.round_id::text from (select round_id from txn where v_full union select round_id from vendor_call where v_full) t
        where t.round_id is not null and not exists (select from round_key k where k.round_id = t.round_id)
          and not exists (select from round r where r.id = t.round_id and r.opened_at < round_months_since())
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
-- As 0016 has it, for rounds too.
create or replace function open_month(p_table text, p_at timestamptz) returns boolean language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '300ms' as $$
declare
  v_month timestamp := date_trunc('month', p_at at time zone 'UTC');
  v_from timestamptz := v_month at time zone 'UTC';
  v_to timestamptz := (v_month + interval '1 month') at time zone 'UTC';
  v_name text := p_table || '_' || to_char(v_month, 'YYYYMM');
  v_rest text := p_table || '_rest';
  v_column text := case when p_table in ('posting', 'txn') then 'created_at' when p_table = 'round' then 'opened_at' else 'at' end;
  v_waits boolean;
begin
  if p_table not in ('chat_message', 'login_event', 'message', 'posting', 'round', 'txn') then raise exception '% has no months', p_table; end if;
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
select open_month('round', now() + make_interval(months => n)) from generate_series(1, 3) n;
--> statement-breakpoint
-- As 0016 has it, with the rounds that were opened in the month.
create or replace function archive_postings(p_before date, p_readers text[]) returns table (name text, rows bigint, kept text) language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v record;
  v_part record;
  v_seal jsonb;
  v_some boolean;
  v_rows bigint;
  v_ended timestamptz;
begin
  perform pg_advisory_xact_lock(7203132);
  perform pg_advisory_xact_lock(7203135);
  select upto -> 'ledger_closing' into v_seal from ledger_seal order by seq desc limit 1;
  for v in select m.name, m.from_at, m.to_at from table_months m
      where m.of = 'posting' and m.to_at <= least(p_before::timestamp at time zone 'UTC', now()) order by m.to_at loop
    name := v.name;
    rows := null;
    if v.to_at > coalesce((select until from ledger_closed), '-infinity')
        or exists (select from txn_rest where created_at < v.to_at) or exists (select from round_rest where opened_at < v.to_at) then kept := 'not closed'; return next; return; end if;
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
        union all select m.of, m.name, m.from_at, m.to_at from table_months m where m.of in ('round', 'txn') and m.to_at <= v.to_at loop
      if v_part.of = 'txn' and coalesce(v_part.from_at < txn_months_since(), true) then
        execute format('insert into txn_key (txn_id, kind, created_at, vendor, vendor_tx, reverses, idem_owner, idem_key)
          select id, kind, created_at, vendor, vendor_tx, reverses, idem_owner, idem_key from public.%I on conflict (txn_id) do nothing', v_part.name);
      end if;
      v_ended := null;
      if v_part.of = 'round' then
        if coalesce(v_part.from_at < round_months_since(), true) then
          execute format('insert into round_key (round_id, opened_at, vendor, vendor_round, member_id)
            select id, opened_at, vendor, vendor_round, member_id from public.%I on conflict (round_id) do nothing', v_part.name);
        end if;
        execute format('select max(closed_at) from public.%I', v_part.name) into v_ended;
        update ledger_online set rounds_ended_to = greatest(rounds_ended_to, v_ended);
      end if;
      execute format('alter table public.%I detach partition public.%I', v_part.of, v_part.name);
      execute format('select count(*) from public.%I', v_part.name) into v_rows;
      execute format('comment on table public.%I is %L', v_part.name,
        json_build_object('of', v_part.of, 'from', v_part.from_at, 'to', v_part.to_at, 'rows', v_rows, 'ended', v_ended));
      execute format('alter table public.%I set schema archive', v_part.name);
      if v_part.of = 'posting' then rows := v_rows; end if;
    end loop;
    update ledger_online set since = v.to_at;
    kept := null;
    return next;
  end loop;
end $$;
--> statement-breakpoint
-- As 0016 has it, with the rounds.
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
  for v_part in select * from archived_months where of = 'posting' and name = v.name or of in ('round', 'txn') and to_at > v_since loop
    execute format('alter table archive.%I set schema public', v_part.name);
    execute format('comment on table public.%I is null', v_part.name);
    execute format('alter table public.%I attach partition public.%I for values from (%s) to (%L)', v_part.of, v_part.name,
      coalesce(quote_literal(v_part.from_at), 'minvalue'), v_part.to_at);
  end loop;
  if 2 > (select count(distinct of) from table_months where of in ('round', 'txn') and (from_at is null or from_at <= v.from_at) and to_at >= v.to_at) then
    raise exception 'the transactions or rounds of % are not in the archive', v.name using errcode = '55000', constraint = 'month_archived';
  end if;
  update ledger_online set since = v_since, rounds_ended_to = coalesce((
    select max((d.description::json ->> 'ended')::timestamptz) from archived_months m
      join pg_description d on d.objoid = format('archive.%I', m.name)::regclass and d.objsubid = 0 and d.classoid = 'pg_class'::regclass
    where m.of = 'round'), '-infinity');
  return v.rows;
end $$;
