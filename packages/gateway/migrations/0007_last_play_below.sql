-- How many of those below played last on a day: member_play added up by triggers.
create table team_last_day (
  member_id uuid not null,
  scope text not null,
  day date not null,
  members integer not null default 0,
  constraint team_last_day_member_id_scope_day_pk primary key (member_id, scope, day)
);
--> statement-breakpoint
-- Who takes a break is subtracted from what is kept.
create index rg_member_break on rg_member (greatest(timeout_until, excluded_until));
--> statement-breakpoint
create view member_lasts as select member_id, last_on as day, 1 as members from member_play;
--> statement-breakpoint
create function count_lasts_below() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7203140);
  execute team_statement('team_last_day', format('select member_id, last_on as day, 1 as members, sign from (%s) a', changed_rows(tg_op)), 'day', 'members');
  return null;
end $$;
--> statement-breakpoint
create trigger member_play_below_insert after insert on member_play referencing new table as added for each statement execute function count_lasts_below();
--> statement-breakpoint
create trigger member_play_below_update after update on member_play referencing old table as removed new table as added for each statement execute function count_lasts_below();
--> statement-breakpoint
create trigger member_play_below_delete after delete on member_play referencing old table as removed for each statement execute function count_lasts_below();
--> statement-breakpoint

-- As 0001 has it, with the last days of play.
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
insert into team_last_day (member_id, scope, day, members)
  select l.ancestor_id, s.scope, p.last_on, count(*) from member_play p join member_line l on l.descendant_id = p.member_id and l.depth > 0
    cross join (values ('BELOW'), ('DIRECT')) s (scope)
  where s.scope = 'BELOW' or l.depth = 1
  group by 1, 2, 3;
