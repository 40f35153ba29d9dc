-- The valid bet from which on a member counts as active, as the kept numbers of active members have it; whole: all of them.
create table active_bet (
  basis text primary key,
  minor bigint not null,
  whole boolean not null
);
--> statement-breakpoint
-- What members bet in days, weeks, halves of months and months, and whether that makes them active (1) in it.
create table active_period (
  basis text not null,
  member_id uuid not null,
  asset text not null,
  period text not null,
  starts_on date not null,
  valid_bet bigint not null,
  active integer not null,
  constraint active_period_pk primary key (basis, member_id, asset, period, starts_on)
);
--> statement-breakpoint
create table team_active_period (
  member_id uuid not null,
  scope text not null,
  basis text not null,
  asset text not null,
  period text not null,
  starts_on date not null,
  members integer not null default 0,
  constraint team_active_period_pk primary key (member_id, scope, basis, asset, period, starts_on)
);
--> statement-breakpoint
create table team_contract_day (
  member_id uuid not null,
  scope text not null,
  asset text not null,
  day date not null,
  game_type text not null,
  valid_bet bigint not null default 0,
  pnl bigint not null default 0,
  constraint team_contract_day_pk primary key (member_id, scope, asset, day, game_type)
);
--> statement-breakpoint
insert into active_bet values ('REVENUE', 0, false), ('CONTRACT', 0, false);
--> statement-breakpoint
create view contract_plays as select member_id, asset, business_day(slot) as day, game_type, valid_bet, pnl from contract_play;
--> statement-breakpoint
create view active_periods with (security_invoker = true) as
  select basis, member_id, asset, period, starts_on, valid_bet, active from active_period;
--> statement-breakpoint
create view team_play_days with (security_invoker = true) as
  select member_id, scope, asset, day, stake, valid_bet, win from team_play_day;
--> statement-breakpoint
create view team_money_days with (security_invoker = true) as
  select member_id, scope, asset, day, kind, amount from team_money_day;
--> statement-breakpoint
create view active_members as select member_id, basis, asset, period, starts_on, active as members from active_period where active <> 0;
--> statement-breakpoint
create function period_start(p_period text, p_day date) returns date language sql immutable parallel safe as $$
  select case p_period
    when 'WEEKLY' then p_day - extract(isodow from p_day)::integer + 1
    when 'MONTHLY' then date_trunc('month', p_day)::date
    when 'SEMIMONTHLY' then date_trunc('month', p_day)::date + case when extract(day from p_day) > 15 then 15 else 0 end
    else p_day end
$$;
--> statement-breakpoint
-- Adds to the periods of members what p_changed, a query of member_id, asset, day, valid_bet and sign, has of them. The row of
-- the bet is locked: whoever changes it waits until what was counted by the one before is to be seen.
create function active_statement(p_basis text, p_periods text[], p_changed text) returns text language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  v_minor bigint;
begin
  select minor into strict v_minor from active_bet where basis = p_basis for share;
  return format('
    insert into active_period as p (basis, member_id, asset, period, starts_on, valid_bet, active)
    select %1$L, c.member_id, c.asset, k.period, period_start(k.period, c.day), sum(c.sign * c.valid_bet),
      (sum(c.sign * c.valid_bet) >= %2$s and sum(c.sign * c.valid_bet) > 0)::integer
    from (%4$s) c cross join unnest(%3$L::text[]) k (period)
    group by c.member_id, c.asset, k.period, period_start(k.period, c.day) having sum(c.sign * c.valid_bet) <> 0
    order by c.member_id, c.asset, k.period, period_start(k.period, c.day)
    on conflict (basis, member_id, asset, period, starts_on) do update set valid_bet = p.valid_bet + excluded.valid_bet,
      active = (p.valid_bet + excluded.valid_bet >= %2$s and p.valid_bet + excluded.valid_bet > 0)::integer', p_basis, v_minor, p_periods, p_changed);
end $$;
--> statement-breakpoint
create function count_active_below() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7203140);
  execute team_statement('team_active_period', format('select member_id, basis, asset, period, starts_on, sum(sign * active) as members, 1 as sign
    from (%s) a group by 1, 2, 3, 4, 5 having sum(sign * active) <> 0', changed_rows(tg_op)), 'basis, asset, period, starts_on', 'members');
  return null;
end $$;
--> statement-breakpoint
create trigger active_period_below_insert after insert on active_period referencing new table as added for each statement execute function count_active_below();
--> statement-breakpoint
create trigger active_period_below_update after update on active_period referencing old table as removed new table as added for each statement execute function count_active_below();
--> statement-breakpoint
create trigger active_period_below_delete after delete on active_period referencing old table as removed for each statement execute function count_active_below();
--> statement-breakpoint
create function count_month_play() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  execute active_statement('REVENUE', '{MONTHLY}', changed_rows(tg_op));
  return null;
end $$;
--> statement-breakpoint
create trigger settlement_day_month_insert after insert on settlement_day referencing new table as added for each statement execute function count_month_play();
--> statement-breakpoint
create trigger settlement_day_month_update after update on settlement_day referencing old table as removed new table as added for each statement execute function count_month_play();
--> statement-breakpoint
create trigger settlement_day_month_delete after delete on settlement_day referencing old table as removed for each statement execute function count_month_play();
--> statement-breakpoint
create function count_contract_play() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_days text := format('select member_id, asset, business_day(slot) as day, game_type, valid_bet, pnl, sign from (%s) a', changed_rows(tg_op));
begin
  perform pg_advisory_xact_lock_shared(7203140);
  -- Two readers count play of contracts, each with two statements of its own for inserts and updates: one after the other.
  perform pg_advisory_xact_lock(7203142);
  execute team_statement('team_contract_day', v_days, 'asset, day, game_type', 'valid_bet, pnl');
  execute active_statement('CONTRACT', '{DAILY,WEEKLY,SEMIMONTHLY,MONTHLY}', v_days);
  if tg_op = 'DELETE' then
    -- Old play is removed: nothing stays of it.
    delete from active_period p using (select distinct member_id, asset from removed) r
      where p.basis = 'CONTRACT' and p.member_id = r.member_id and p.asset = r.asset and p.valid_bet = 0;
    delete from team_contract_day t using (
        select distinct l.ancestor_id, r.asset, business_day(r.slot) as day from removed r join member_line l on l.descendant_id = r.member_id) d
      where t.member_id = d.ancestor_id and t.asset = d.asset and t.day = d.day and t.valid_bet = 0 and t.pnl = 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger contract_play_below_insert after insert on contract_play referencing new table as added for each statement execute function count_contract_play();
--> statement-breakpoint
create trigger contract_play_below_update after update on contract_play referencing old table as removed new table as added for each statement execute function count_contract_play();
--> statement-breakpoint
create trigger contract_play_below_delete after delete on contract_play referencing old table as removed for each statement execute function count_contract_play();
--> statement-breakpoint

-- Counts active members by another bet, so many members at once: those after p_after, where it begins with null. Returns the last of them;
-- null once all are counted.
create function recount_active(p_basis text, p_minor bigint, p_after uuid, p_most integer) returns uuid language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_after uuid := coalesce(p_after, '00000000-0000-0000-0000-000000000000');
  v_upto uuid;
begin
  if p_after is null then update active_bet set minor = p_minor, whole = false where basis = p_basis; end if;
  -- Another began with another bet meanwhile.
  perform from active_bet where basis = p_basis and minor = p_minor for share;
  if not found then return null; end if;
  select member_id into v_upto from (
    select distinct member_id from active_period where basis = p_basis and member_id > v_after order by member_id limit p_most) m
    order by member_id desc limit 1;
  if v_upto is null then
    update active_bet set whole = true where basis = p_basis;
    return null;
  end if;
  update active_period set active = (valid_bet >= p_minor and valid_bet > 0)::integer
    where basis = p_basis and member_id > v_after and member_id <= v_upto and active <> (valid_bet >= p_minor and valid_bet > 0)::integer;
  return v_upto;
end $$;
--> statement-breakpoint

-- As 0007 has it, with play of contracts and active members.
create or replace function shift_team(p_root uuid, p_upline uuid, p_sign integer) returns void language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  v record;
  v_sums text[];
begin
  for v in select * from (values
    ('team_play_day', 'settlement_day', 'asset, day, game_type', 'rounds, stake, valid_bet, win, bonus_stake, jackpot, unreported'),
    ('team_money_day', 'money_day', 'asset, day, kind', 'amount'),
    ('team_balance', 'money_day', 'asset', 'amount'),
    ('team_start_day', 'member_starts', 'day', 'members, agents, first_deposits'),
    ('team_last_day', 'member_lasts', 'day', 'members'),
    ('team_contract_day', 'contract_plays', 'asset, day, game_type', 'valid_bet, pnl'),
    ('team_active_period', 'active_members', 'basis, asset, period, starts_on', 'members'),
    ('team_size', 'member_starts', '', 'members, agents')) x (team, own, keys, sums)
  loop
    v_sums := string_to_array(v.sums, ', ');
    execute format('
      insert into %1$I as t (member_id, scope, %3$s %4$s)
      select l.ancestor_id, s.scope, %3$s %5$s from member_line l cross join (values (''BELOW''), (''DIRECT'')) s (scope) cross join (
          select %3$s %4$s, true as own from %2$I where member_id = $1
          union all select %3$s %4$s, false from %1$I where member_id = $1 and scope = ''BELOW'') c
      where l.descendant_id = $2 and (s.scope = ''BELOW'' or l.depth = 0 and c.own)
      group by l.ancestor_id, s.scope %6$s
      on conflict (member_id, scope %6$s) do update set %7$s',
      v.team, v.own, nullif(v.keys, '') || ',', v.sums,
      (select string_agg(format('$3 * sum(c.%1$I)', n), ', ' order by o) from unnest(v_sums) with ordinality u (n, o)),
      coalesce(', ' || nullif(v.keys, ''), ''),
      (select string_agg(format('%1$I = t.%1$I + excluded.%1$I', n), ', ') from unnest(v_sums) n)) using p_root, p_upline, p_sign;
  end loop;
end $$;
--> statement-breakpoint

-- What was played before. Members are counted as active by the job that finds the bet not whole.
insert into active_period (basis, member_id, asset, period, starts_on, valid_bet, active)
  select 'REVENUE', member_id, asset, 'MONTHLY', period_start('MONTHLY', day), sum(valid_bet), 0 from settlement_day
  group by 2, 3, 5 having sum(valid_bet) <> 0;
--> statement-breakpoint
insert into active_period (basis, member_id, asset, period, starts_on, valid_bet, active)
  select 'CONTRACT', member_id, asset, k.period, period_start(k.period, day), sum(valid_bet), 0
  from contract_plays cross join unnest('{DAILY,WEEKLY,SEMIMONTHLY,MONTHLY}'::text[]) k (period)
  group by 2, 3, 4, 5 having sum(valid_bet) <> 0;
--> statement-breakpoint
insert into team_contract_day (member_id, scope, asset, day, game_type, valid_bet, pnl)
  select l.ancestor_id, s.scope, p.asset, p.day, p.game_type, sum(p.valid_bet), sum(p.pnl)
  from contract_plays p join member_line l on l.descendant_id = p.member_id and l.depth > 0
    cross join (values ('BELOW'), ('DIRECT')) s (scope)
  where s.scope = 'BELOW' or l.depth = 1
  group by 1, 2, 3, 4, 5;
