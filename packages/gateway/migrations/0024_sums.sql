CREATE TABLE "money_quarter" (
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "money_quarter_member_id_asset_quarter_kind_pk" PRIMARY KEY("member_id","asset","quarter","kind")
);
--> statement-breakpoint
CREATE TABLE "money_total" (
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "money_total_member_id_asset_kind_pk" PRIMARY KEY("member_id","asset","kind")
);
--> statement-breakpoint
CREATE TABLE "play_quarter" (
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"node_id" integer NOT NULL,
	"rounds" integer NOT NULL,
	"stake" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"won" bigint NOT NULL,
	"best" bigint NOT NULL,
	"last_at" timestamp with time zone,
	"ranked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "play_quarter_member_id_asset_quarter_node_id_pk" PRIMARY KEY("member_id","asset","quarter","node_id")
);
--> statement-breakpoint
CREATE TABLE "rank_total" (
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"game_type" text NOT NULL,
	"rounds" integer NOT NULL,
	"turnover" bigint NOT NULL,
	"win" bigint NOT NULL,
	"multiplier" bigint NOT NULL,
	"last_at" timestamp with time zone,
	"shown" boolean NOT NULL,
	CONSTRAINT "rank_total_member_id_asset_game_type_pk" PRIMARY KEY("member_id","asset","game_type")
);
--> statement-breakpoint
CREATE TABLE "rank_window" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_win" (
	"round_id" bigint PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"node_id" integer NOT NULL,
	"game_type" text NOT NULL,
	"asset" text NOT NULL,
	"won" bigint NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"shown" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "round_winners";--> statement-breakpoint
DROP INDEX "game_session_login";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "show_wins" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "played_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "play_quarter_game" ON "play_quarter" USING btree ("member_id","node_id","quarter");--> statement-breakpoint
CREATE INDEX "play_quarter_at" ON "play_quarter" USING btree ("quarter");--> statement-breakpoint
CREATE INDEX "play_quarter_unranked" ON "play_quarter" USING btree ("member_id") WHERE not ranked;--> statement-breakpoint
CREATE INDEX "rank_total_turnover" ON "rank_total" USING btree ("asset","game_type","turnover" DESC NULLS FIRST,"last_at","member_id") WHERE shown and turnover > 0;--> statement-breakpoint
CREATE INDEX "rank_total_win" ON "rank_total" USING btree ("asset","game_type","win" DESC NULLS FIRST,"last_at","member_id") WHERE shown and win > 0;--> statement-breakpoint
CREATE INDEX "rank_total_multiplier" ON "rank_total" USING btree ("asset","game_type","multiplier" DESC NULLS FIRST,"last_at","member_id") WHERE shown and multiplier > 0;--> statement-breakpoint
CREATE INDEX "round_win_top" ON "round_win" USING btree ("asset","won" DESC NULLS FIRST,"closed_at" DESC NULLS FIRST,"round_id" DESC NULLS FIRST) WHERE shown;--> statement-breakpoint
CREATE INDEX "round_win_top_of" ON "round_win" USING btree ("asset","game_type","won" DESC NULLS FIRST,"closed_at" DESC NULLS FIRST,"round_id" DESC NULLS FIRST) WHERE shown;--> statement-breakpoint
CREATE INDEX "round_win_closed" ON "round_win" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "round_win_member" ON "round_win" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "game_session_playing" ON "game_session" USING btree ("node_id","played_at");--> statement-breakpoint
CREATE INDEX "game_session_login" ON "game_session" USING btree ("login_session","created_at");--> statement-breakpoint

-- The quarter of an hour a moment lies in.
create function quarter_of(p_at timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_bin('15 minutes', p_at, timestamptz '2000-01-01 00:00:00+00')
$$;
--> statement-breakpoint

-- A settled round as the sums count it. A win is what exceeds the stake.
create view round_sums as
  select r.id as round_id, r.member_id, r.asset, quarter_of(r.closed_at) as quarter, r.node_id, r.stake, r.valid_bet, r.win,
    greatest(r.win - r.stake, 0) as won, case when r.stake > 0 and r.win > r.stake then r.win * 100 / r.stake else 0 end as best, r.closed_at
  from round r where r.state = 'CLOSED' and r.closed_at is not null;
--> statement-breakpoint

-- What moved a person's money apart from play itself.
create view money_sums as
  select a.owner as member_id, p.asset, quarter_of(p.created_at) as quarter, t.kind, p.amount
  from posting p join account a on a.id = p.account_id join txn t on t.id = p.txn_id
  where a.owner is not null and a.kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW') and t.kind not in ('bet', 'win', 'rollback');
--> statement-breakpoint

-- Runs at commit, when every lock of money is held already, so it never waits in a circle. A round that is opened again, corrected or taken
-- back leaves the quarter it was counted in. Whoever makes the sums anew holds the advisory lock alone.
create function count_round() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
      insert into round_win (round_id, member_id, node_id, game_type, asset, won, closed_at, shown)
        select new.id, new.member_id, new.node_id, g.game_type, new.asset, new.win - new.stake, new.closed_at, m.type <> 4 and m.show_wins
        from member m, game g where m.id = new.member_id and g.node_id = new.node_id
        on conflict (round_id) do update set won = excluded.won, closed_at = excluded.closed_at, shown = excluded.shown;
    end if;
  end if;
  return null;
end $$;
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

create function count_postings() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from added p join txn t on t.id = p.txn_id where t.kind not in ('bet', 'win', 'rollback')) then return null; end if;
  perform pg_advisory_xact_lock_shared(7203130);
  with moved as (
    select a.owner as member_id, p.asset, quarter_of(p.created_at) as quarter, t.kind, sum(p.amount) as amount
    from added p join account a on a.id = p.account_id join txn t on t.id = p.txn_id
    where a.owner is not null and a.kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW') and t.kind not in ('bet', 'win', 'rollback')
    group by 1, 2, 3, 4 order by 1, 2, 3, 4),
  quarters as (
    insert into money_quarter as q select * from moved on conflict (member_id, asset, quarter, kind) do update set amount = q.amount + excluded.amount)
  insert into money_total as q select member_id, asset, kind, amount from moved on conflict (member_id, asset, kind) do update set amount = q.amount + excluded.amount;
  return null;
end $$;
--> statement-breakpoint
create trigger posting_counts after insert on posting referencing new table as added for each statement execute function count_postings();
--> statement-breakpoint

-- Whoever does not want to be seen is not, from the commit on.
create function show_wins() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update round_win set shown = new.show_wins and new.type <> 4 where member_id = new.id;
  update rank_total set shown = new.show_wins and new.type <> 4 where member_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger member_shows_wins after update of show_wins, type on member for each row
  when ((old.show_wins, old.type) is distinct from (new.show_wins, new.type)) execute function show_wins();
--> statement-breakpoint

-- Brings rank_total and round_win up to the moment: what has changed and what has left the window, so many quarters at once. One at a time;
-- who comes second finds the lists as they are. Returns how many quarters were taken up.
create function freshen_ranks(p_since timestamptz, p_most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_since timestamptz := quarter_of(p_since);
  v_before timestamptz;
  v_members uuid[];
  v_count integer;
begin
  if not pg_try_advisory_xact_lock(7203131) then return 0; end if;
  delete from round_win where closed_at < v_since;
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

-- Makes every sum anew from rounds and postings; whoever settles or posts meanwhile waits.
create function rebuild_sums() returns void language plpgsql security definer set search_path = public, pg_temp as $$
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
  insert into round_win (round_id, member_id, node_id, game_type, asset, won, closed_at, shown)
    select s.round_id, s.member_id, s.node_id, g.game_type, s.asset, s.won, s.closed_at, m.type <> 4 and m.show_wins
    from round_sums s join game g on g.node_id = s.node_id join member m on m.id = s.member_id where s.won > 0;
  delete from rank_total;
end $$;
--> statement-breakpoint

-- Sums that are not what their source comes to: none, unless somebody wrote into these tables by hand.
create view sums_astray as
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
    where (w.round_id is null and s.closed_at >= (select since from rank_window)) or s.round_id is null or w.won <> s.won or w.closed_at <> s.closed_at;
--> statement-breakpoint
select rebuild_sums();
