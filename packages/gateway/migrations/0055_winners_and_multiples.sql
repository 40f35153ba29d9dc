DROP INDEX "round_win_top";--> statement-breakpoint
DROP INDEX "round_win_top_of";--> statement-breakpoint
DROP INDEX "round_win_closed";--> statement-breakpoint
ALTER TABLE "round_win" ADD COLUMN "stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "round_win" ADD COLUMN "recent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "round_win" ADD COLUMN "big" boolean GENERATED ALWAYS AS (stake > 0 and won >= 9 * stake) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "round_win_top" ON "round_win" USING btree ("asset","recent","big","won" DESC NULLS FIRST,"closed_at" DESC NULLS FIRST,"round_id" DESC NULLS FIRST) WHERE shown;--> statement-breakpoint
CREATE INDEX "round_win_top_of" ON "round_win" USING btree ("asset","game_type","recent","big","won" DESC NULLS FIRST,"closed_at" DESC NULLS FIRST,"round_id" DESC NULLS FIRST) WHERE shown;--> statement-breakpoint
CREATE INDEX "round_win_closed" ON "round_win" USING btree ("recent","closed_at");
--> statement-breakpoint
CREATE TABLE "leaderboard_round" (
	"leaderboard_id" text NOT NULL,
	"period_key" text NOT NULL,
	"round_id" bigint NOT NULL,
	"member_id" uuid NOT NULL,
	"multiple" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaderboard_round_leaderboard_id_period_key_round_id_pk" PRIMARY KEY("leaderboard_id","period_key","round_id"),
	CONSTRAINT "leaderboard_round_won" CHECK ("leaderboard_round"."multiple" >= 100)
);
--> statement-breakpoint
ALTER TABLE "leaderboard" ADD COLUMN "metric" text DEFAULT 'VALID_BET' NOT NULL;--> statement-breakpoint
ALTER TABLE "leaderboard_version" ADD COLUMN "least_stake" bigint;--> statement-breakpoint
ALTER TABLE "leaderboard_round" ADD CONSTRAINT "leaderboard_round_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_round" ADD CONSTRAINT "leaderboard_round_period" FOREIGN KEY ("leaderboard_id","period_key") REFERENCES "public"."leaderboard_period"("leaderboard_id","period_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leaderboard_round_best" ON "leaderboard_round" USING btree ("leaderboard_id","period_key","member_id","multiple" DESC NULLS LAST,"reached_at","round_id");
--> statement-breakpoint
CREATE INDEX "mission_progress_over" ON "mission_progress" USING btree ("claim_by");
--> statement-breakpoint
-- hand-written
update round_win w set stake = r.stake from round r where r.id = w.round_id;
--> statement-breakpoint
alter table round_win alter column stake drop default;
--> statement-breakpoint

-- As in 0024, with the stake of each win.
create or replace function count_round() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_old timestamptz;
begin
  if tg_op = 'UPDATE' and (old.state, old.asset, old.stake, old.win, old.valid_bet, old.closed_at, old.node_id, old.member_id)
    is not distinct from (new.state, new.asset, new.stake, new.win, new.valid_bet, new.closed_at, new.node_id, new.member_id) then return null; end if;
  perform pg_advisory_xact_lock_shared(7203130);
  if tg_op <> 'INSERT' and old.state = 'CLOSED' and old.closed_at is not null then
    v_old := quarter_of(old.closed_at);
    -- Locked first: what the next statement reads is then the newest there is.
    perform from play_quarter where member_id = old.member_id and asset = old.asset and quarter = v_old and node_id = old.node_id for update;
    update play_quarter q set rounds = q.rounds - 1, stake = q.stake - old.stake, valid_bet = q.valid_bet - old.valid_bet, win = q.win - old.win,
      won = q.won - greatest(old.win - old.stake, 0), best = coalesce(s.best, 0), last_at = s.last_at, ranked = false
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

-- As in 0024, and wins older than a day are no longer those of the day.
create or replace function freshen_ranks(p_since timestamptz, p_most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := quarter_of(p_since);
  v_before timestamptz;
  v_members uuid[];
  v_count integer;
begin
  if not pg_try_advisory_xact_lock(7203131) then return 0; end if;
  update round_win set recent = false where recent and closed_at < v_since + interval '6 days';
  delete from round_win where not recent and closed_at < v_since;
  select since into v_before from rank_window;
  if v_before is null then
    insert into rank_window (since) values (v_since);
  elsif v_before <> v_since then
    update play_quarter set ranked = false where quarter >= least(v_before, v_since) and quarter < greatest(v_before, v_since) and ranked;
    update rank_window set since = v_since;
  end if;
  with due as materialized (select ctid from play_quarter where not ranked order by member_id limit p_most for update skip locked),
    taken as (update play_quarter q set ranked = true from due where q.ctid = due.ctid returning q.member_id)
  select array_agg(distinct member_id), count(*) into v_members, v_count from taken;
  if v_count = 0 then return 0; end if;
  delete from rank_total where member_id = any (v_members);
  insert into rank_total (member_id, asset, game_type, rounds, turnover, win, multiplier, last_at, shown)
    select q.member_id, q.asset, coalesce(g.game_type, 'ALL'), sum(q.rounds), sum(q.stake), sum(q.won), max(q.best), max(q.last_at), bool_and(m.show_wins and m.type <> 4)
    from play_quarter q join game g on g.node_id = q.node_id join member m on m.id = q.member_id
    where q.member_id = any (v_members) and q.quarter >= v_since and q.rounds > 0
    group by grouping sets ((q.member_id, q.asset), (q.member_id, q.asset, g.game_type));
  delete from play_quarter where member_id = any (v_members) and rounds = 0 and ranked;
  return v_count;
end $$;
--> statement-breakpoint

-- As in 0024, with the stake of each win.
create or replace function rebuild_sums() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7203130);
  delete from money_quarter;
  insert into money_quarter select member_id, asset, quarter, kind, sum(amount) from money_sums group by 1, 2, 3, 4;
  delete from money_total;
  insert into money_total select member_id, asset, kind, sum(amount) from money_sums group by 1, 2, 3;
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
    (select member_id, asset, quarter, kind, amount::numeric from money_quarter) except all (select member_id, asset, quarter, kind, sum(amount) from money_sums group by 1, 2, 3, 4)),
  unmoved as (
    (select member_id, asset, quarter, kind, sum(amount) from money_sums group by 1, 2, 3, 4) except all (select member_id, asset, quarter, kind, amount::numeric from money_quarter)),
  total as (
    (select member_id, asset, kind, amount::numeric from money_total) except all (select member_id, asset, kind, sum(amount) from money_sums group by 1, 2, 3)),
  untotalled as (
    (select member_id, asset, kind, sum(amount) from money_sums group by 1, 2, 3) except all (select member_id, asset, kind, amount::numeric from money_total))
  select 'play_quarter' as sums, format('%s %s %s game %s', member_id, asset, quarter, node_id) as subject from (select * from play union select * from unplayed) x
  union select 'money_quarter', format('%s %s %s %s', member_id, asset, quarter, kind) from (select * from money union select * from unmoved) x
  union select 'money_total', format('%s %s %s', member_id, asset, kind) from (select * from total union select * from untotalled) x
  union select 'round_win', format('round %s', coalesce(w.round_id, s.round_id)) from round_win w full join (select * from round_sums where won > 0) s on s.round_id = w.round_id
    where (w.round_id is null and s.closed_at >= (select since from rank_window)) or s.round_id is null or w.stake <> s.stake or w.won <> s.won or w.closed_at <> s.closed_at;
