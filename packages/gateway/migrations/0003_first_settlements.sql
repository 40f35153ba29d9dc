ALTER TABLE "round" ADD COLUMN "first_settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "first_settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "first_game_type" text;--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "round_stake" bigint;--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "round_win" bigint;
--> statement-breakpoint

-- hand-written
-- What was settled before. Corrections are few: only their rows change.
alter table settlement disable trigger settlement_append_only;
--> statement-breakpoint
update settlement s set first_settled_at = f.first_settled_at, first_game_type = f.first_game_type, round_stake = f.round_stake, round_win = f.round_win
  from (
    select id, settled_at, row_number() over settled as n, first_value(settled_at) over settled as first_settled_at,
      first_value(game_type) over settled as first_game_type, sum(stake) over written as round_stake, sum(win) over written as round_win
    from settlement where source = 'ROUND'
    window settled as (partition by round_id order by id), written as (partition by round_id order by written_by, id)) f
  where f.n > 1 and s.id = f.id and s.settled_at = f.settled_at;
--> statement-breakpoint
alter table settlement enable trigger settlement_append_only;
--> statement-breakpoint
alter table round disable trigger user;
--> statement-breakpoint
update round r set first_settled_at = f.settled_at
  from (select distinct on (round_id) round_id, settled_at from settlement where source = 'ROUND' order by round_id, id) f
  where r.id = f.round_id;
--> statement-breakpoint
alter table round enable trigger user;
--> statement-breakpoint

-- The time that the first row of the journal will have.
create function note_first_settlement() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.first_settled_at := coalesce(new.changed_at, new.closed_at, now());
  return new;
end $$;
--> statement-breakpoint
create trigger round_first_settled before insert or update on round for each row
  when (new.first_settled_at is null and new.state in ('CLOSED', 'REOPENED')) execute function note_first_settlement();
--> statement-breakpoint

-- As 0001 has it; a correction also has the first settlement of its round, and what the round counts with it.
create or replace function journal_round() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_was public.round%rowtype;
  v_is public.round%rowtype;
  v_at timestamptz := now();
  v_first timestamptz := case when tg_op <> 'INSERT' then old.first_settled_at end;
  v_type text;
begin
  if tg_op <> 'INSERT' and old.state in ('CLOSED', 'REOPENED') then v_was := old; end if;
  if tg_op <> 'DELETE' then
    v_at := coalesce(new.changed_at, new.closed_at, v_at);
    if new.state in ('CLOSED', 'REOPENED') then v_is := new; end if;
  end if;
  if (v_was.id is null) = (v_is.id is null) and (v_was.stake, v_was.valid_bet, v_was.win, v_was.bonus_stake)
    is not distinct from (v_is.stake, v_is.valid_bet, v_is.win, v_is.bonus_stake) then return null; end if;
  perform open_settlement_month(v_at);
  if v_first is not null then
    select game_type into v_type from settlement
      where round_id = coalesce(v_is.id, v_was.id) and source = 'ROUND' and settled_at = v_first order by id limit 1;
  end if;
  insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake, valid_bet, win, bonus_stake, settled_at,
      first_settled_at, first_game_type, round_stake, round_win)
    select 'ROUND', r.id, r.member_id, r.asset, m.type = 4 or r.asset = 'FUN', r.vendor, g.game_type, r.node_id,
      num_nonnulls(v_is.id) - num_nonnulls(v_was.id), coalesce(v_is.stake, 0) - coalesce(v_was.stake, 0),
      coalesce(v_is.valid_bet, 0) - coalesce(v_was.valid_bet, 0), coalesce(v_is.win, 0) - coalesce(v_was.win, 0),
      coalesce(v_is.bonus_stake, 0) - coalesce(v_was.bonus_stake, 0), v_at,
      v_first, v_type, case when v_first is not null then coalesce(v_is.stake, 0) end, case when v_first is not null then coalesce(v_is.win, 0) end
    from (select coalesce(v_is.id, v_was.id) as id, coalesce(v_is.member_id, v_was.member_id) as member_id, coalesce(v_is.asset, v_was.asset) as asset,
      coalesce(v_is.vendor, v_was.vendor) as vendor, coalesce(v_is.node_id, v_was.node_id) as node_id) r, member m, game g
    where m.id = r.member_id and g.node_id = r.node_id;
  return null;
end $$;
