CREATE TABLE "settlement" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"round_id" bigint,
	"vendor_play_id" bigint,
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"trial" boolean NOT NULL,
	"vendor" text NOT NULL,
	"game_type" text,
	"node_id" integer,
	"rounds" smallint DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"bonus_stake" bigint DEFAULT 0 NOT NULL,
	"jackpot" bigint DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"written_by" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "settlement_id_settled_at_pk" PRIMARY KEY("id","settled_at"),
	CONSTRAINT "settlement_origin" CHECK (num_nonnulls("settlement"."round_id", "settlement"."vendor_play_id") = 1)
) PARTITION BY RANGE ("settled_at");
--> statement-breakpoint
CREATE TABLE "settlement_cursor" (
	"consumer" text PRIMARY KEY NOT NULL,
	"written_by" xid8 DEFAULT '0' NOT NULL,
	"id" bigint DEFAULT 0 NOT NULL,
	"term" bigint DEFAULT 0 NOT NULL,
	"time_zone" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_day" (
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"day" date NOT NULL,
	"game_type" text,
	"rounds" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"bonus_stake" bigint DEFAULT 0 NOT NULL,
	"jackpot" bigint DEFAULT 0 NOT NULL,
	"unreported" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "settlement_day_of" UNIQUE NULLS NOT DISTINCT("member_id","asset","day","game_type")
);
--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendor_wallet" ADD COLUMN "staked" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_play" ADD COLUMN "staked" jsonb;--> statement-breakpoint
CREATE INDEX "settlement_written" ON "settlement" USING btree ("written_by","id");--> statement-breakpoint
CREATE INDEX "settlement_member" ON "settlement" USING btree ("member_id","settled_at");--> statement-breakpoint
CREATE INDEX "settlement_round" ON "settlement" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "settlement_day_at" ON "settlement_day" USING btree ("day");
--> statement-breakpoint

-- hand-written
create trigger settlement_append_only before update or delete on settlement for each row execute function refuse_change();
--> statement-breakpoint
create trigger settlement_no_truncate before truncate on settlement for each statement execute function refuse_change();
--> statement-breakpoint

-- Makes the partition of a month (UTC) where there is none. Attaching a table made beside does not stop those who add rows meanwhile.
create function open_settlement_month(p_at timestamptz) returns boolean language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_month timestamp := date_trunc('month', p_at at time zone 'UTC');
  v_name text := 'settlement_' || to_char(v_month, 'YYYYMM');
begin
  if to_regclass('public.' || v_name) is not null then return false; end if;
  perform pg_advisory_xact_lock(7203132);
  -- Another may have made it meanwhile; names that were looked up before are cached, rows are not.
  if exists (select from pg_class where relname = v_name and relnamespace = 'public'::regnamespace) then return false; end if;
  execute format('create table public.%I (like public.settlement including defaults including constraints)', v_name);
  execute format('create trigger settlement_no_truncate before truncate on public.%I for each statement execute function public.refuse_change()', v_name);
  execute format('alter table public.settlement attach partition public.%I for values from (%L) to (%L)',
    v_name, v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
  return true;
end $$;
--> statement-breakpoint

-- Adds to the journal what a round counts more or less than before: nothing while it is OPEN or VOIDED. Runs at commit, when every lock of
-- money is held, so it adds no way to wait in a circle. A month that nothing has opened is opened here.
create function journal_round() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_was public.round%rowtype;
  v_is public.round%rowtype;
  v_at timestamptz := now();
begin
  if tg_op <> 'INSERT' and old.state in ('CLOSED', 'REOPENED') then v_was := old; end if;
  if tg_op <> 'DELETE' then
    v_at := coalesce(new.changed_at, new.closed_at, v_at);
    if new.state in ('CLOSED', 'REOPENED') then v_is := new; end if;
  end if;
  if (v_was.id is null) = (v_is.id is null) and (v_was.stake, v_was.valid_bet, v_was.win, v_was.bonus_stake)
    is not distinct from (v_is.stake, v_is.valid_bet, v_is.win, v_is.bonus_stake) then return null; end if;
  perform open_settlement_month(v_at);
  insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake, valid_bet, win, bonus_stake, settled_at)
    select 'ROUND', r.id, r.member_id, r.asset, m.type = 4 or r.asset = 'FUN', r.vendor, g.game_type, r.node_id,
      num_nonnulls(v_is.id) - num_nonnulls(v_was.id), coalesce(v_is.stake, 0) - coalesce(v_was.stake, 0),
      coalesce(v_is.valid_bet, 0) - coalesce(v_was.valid_bet, 0), coalesce(v_is.win, 0) - coalesce(v_was.win, 0),
      coalesce(v_is.bonus_stake, 0) - coalesce(v_was.bonus_stake, 0), v_at
    from (select coalesce(v_is.id, v_was.id) as id, coalesce(v_is.member_id, v_was.member_id) as member_id, coalesce(v_is.asset, v_was.asset) as asset,
      coalesce(v_is.vendor, v_was.vendor) as vendor, coalesce(v_is.node_id, v_was.node_id) as node_id) r, member m, game g
    where m.id = r.member_id and g.node_id = r.node_id;
  return null;
end $$;
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

-- A jackpot is paid beside the round that hit it, and stays when that is rolled back.
create function journal_jackpot() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform open_settlement_month(new.hit_at);
  insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, jackpot, settled_at)
    select 'JACKPOT', r.id, r.member_id, new.asset, m.type = 4 or new.asset = 'FUN', r.vendor, g.game_type, r.node_id, new.amount, new.hit_at
    from round r join member m on m.id = r.member_id join game g on g.node_id = r.node_id where r.id = new.round_id;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger jackpot_cycle_journal after update on jackpot_cycle deferrable initially deferred for each row
  when (old.hit_at is null and new.hit_at is not null) execute function journal_jackpot();
--> statement-breakpoint

-- What a vendor reports of play with money there: stake and valid bet by game, and the result of the wallet. What was won in which game it
-- does not say; a vendor that reports no play leaves stake and valid bet unknown.
create view vendor_play_settlements as
  select 'PLAYED' as source, p.id as vendor_play_id, p.member_id, p.asset, p.vendor, g.game_type, g.node_id,
    coalesce((p.staked->>e.key)::bigint, e.value::bigint) as stake, e.value::bigint as valid_bet, 0::bigint as win, p.at
  from vendor_play p cross join lateral jsonb_each_text(p.played) e join game g on g.node_id = e.key::integer
  union all
  select case when p.played is null then 'UNREPORTED' else 'RESULT' end, p.id, p.member_id, p.asset, p.vendor, null, null, 0, 0,
    p.result + coalesce((select sum(coalesce((p.staked->>e.key)::bigint, e.value::bigint))::bigint from jsonb_each_text(p.played) e), 0), p.at
  from vendor_play p where p.result <> 0 or p.played <> '{}';
--> statement-breakpoint
create function journal_vendor_play() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform open_settlement_month(new.at);
  insert into settlement (source, vendor_play_id, member_id, asset, trial, vendor, game_type, node_id, stake, valid_bet, win, settled_at)
    select s.source, s.vendor_play_id, s.member_id, s.asset, m.type = 4 or s.asset = 'FUN', s.vendor, s.game_type, s.node_id, s.stake, s.valid_bet, s.win, s.at
    from vendor_play_settlements s join member m on m.id = s.member_id where s.vendor_play_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger vendor_play_journal after insert on vendor_play deferrable initially deferred for each row execute function journal_vendor_play();
--> statement-breakpoint

-- Rows for what was settled before there was a journal; what has rows already gets none. Returns how many rows were added.
create function open_settlement_journal() returns bigint language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  v_rounds bigint;
  v_jackpots bigint;
  v_plays bigint;
begin
  lock table round, jackpot_cycle, vendor_play in share mode;
  perform open_settlement_month(month) from (
    select distinct date_trunc('month', at, 'UTC') as month from (
      select coalesce(changed_at, closed_at, opened_at) as at from round where state in ('CLOSED', 'REOPENED')
      union all select hit_at from jackpot_cycle where hit_at is not null
      union all select at from vendor_play) moments) months;
  insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake, valid_bet, win, bonus_stake, settled_at)
    select 'ROUND', r.id, r.member_id, r.asset, m.type = 4 or r.asset = 'FUN', r.vendor, g.game_type, r.node_id, 1, r.stake, r.valid_bet, r.win,
      r.bonus_stake, coalesce(r.changed_at, r.closed_at, r.opened_at)
    from round r join member m on m.id = r.member_id join game g on g.node_id = r.node_id
    where r.state in ('CLOSED', 'REOPENED') and not exists (select from settlement s where s.round_id = r.id and s.source = 'ROUND')
    order by coalesce(r.changed_at, r.closed_at, r.opened_at), r.id;
  get diagnostics v_rounds = row_count;
  insert into settlement (source, round_id, member_id, asset, trial, vendor, game_type, node_id, jackpot, settled_at)
    select 'JACKPOT', r.id, r.member_id, c.asset, m.type = 4 or c.asset = 'FUN', r.vendor, g.game_type, r.node_id, c.amount, c.hit_at
    from jackpot_cycle c join round r on r.id = c.round_id join member m on m.id = r.member_id join game g on g.node_id = r.node_id
    where c.hit_at is not null and not exists (select from settlement s where s.round_id = r.id and s.source = 'JACKPOT')
    order by c.hit_at, c.id;
  get diagnostics v_jackpots = row_count;
  insert into settlement (source, vendor_play_id, member_id, asset, trial, vendor, game_type, node_id, stake, valid_bet, win, settled_at)
    select s.source, s.vendor_play_id, s.member_id, s.asset, m.type = 4 or s.asset = 'FUN', s.vendor, s.game_type, s.node_id, s.stake, s.valid_bet, s.win, s.at
    from vendor_play_settlements s join member m on m.id = s.member_id
    where not exists (select from settlement o where o.vendor_play_id = s.vendor_play_id)
    order by s.vendor_play_id;
  get diagnostics v_plays = row_count;
  return v_rounds + v_jackpots + v_plays;
end $$;
--> statement-breakpoint
revoke all on function open_settlement_journal() from public;
--> statement-breakpoint
select open_settlement_journal();
--> statement-breakpoint
select open_settlement_month(now() + make_interval(months => n)) from generate_series(0, 3) n;
