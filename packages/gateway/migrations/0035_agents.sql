CREATE TABLE "affiliate_visit" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "affiliate_visit_code_day_visitor_pk" PRIMARY KEY("code","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "affiliate_visits" (
	"code" text PRIMARY KEY NOT NULL,
	"visits" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "downline_remark" (
	"agent_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"remark" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "downline_remark_agent_id_member_id_pk" PRIMARY KEY("agent_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_line" (
	"ancestor_id" uuid NOT NULL,
	"descendant_id" uuid NOT NULL,
	"depth" smallint NOT NULL,
	CONSTRAINT "member_line_ancestor_id_descendant_id_pk" PRIMARY KEY("ancestor_id","descendant_id"),
	CONSTRAINT "member_line_depth" CHECK (("member_line"."depth" = 0) = ("member_line"."ancestor_id" = "member_line"."descendant_id"))
);
--> statement-breakpoint
CREATE TABLE "member_rate" (
	"member_id" uuid NOT NULL,
	"game_type" text NOT NULL,
	"from_day" date NOT NULL,
	"ppm" integer NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_rate_member_id_game_type_from_day_pk" PRIMARY KEY("member_id","game_type","from_day"),
	CONSTRAINT "member_rate_ppm" CHECK ("member_rate"."ppm" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "member_start" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"agent" boolean NOT NULL,
	"registered_on" date NOT NULL,
	"first_deposit_on" date
);
--> statement-breakpoint
CREATE TABLE "money_day" (
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "money_day_member_id_asset_day_kind_pk" PRIMARY KEY("member_id","asset","day","kind")
);
--> statement-breakpoint
CREATE TABLE "team_balance" (
	"member_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"asset" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_balance_member_id_scope_asset_pk" PRIMARY KEY("member_id","scope","asset")
);
--> statement-breakpoint
CREATE TABLE "team_money_day" (
	"member_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"asset" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_money_day_member_id_scope_asset_day_kind_pk" PRIMARY KEY("member_id","scope","asset","day","kind")
);
--> statement-breakpoint
CREATE TABLE "team_play_day" (
	"member_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"asset" text NOT NULL,
	"day" date NOT NULL,
	"game_type" text,
	"rounds" bigint DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"bonus_stake" bigint DEFAULT 0 NOT NULL,
	"jackpot" bigint DEFAULT 0 NOT NULL,
	"unreported" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_play_day_of" UNIQUE NULLS NOT DISTINCT("member_id","scope","asset","day","game_type")
);
--> statement-breakpoint
CREATE TABLE "team_size" (
	"member_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"agents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_size_member_id_scope_pk" PRIMARY KEY("member_id","scope")
);
--> statement-breakpoint
CREATE TABLE "team_start_day" (
	"member_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"day" date NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"agents" integer DEFAULT 0 NOT NULL,
	"first_deposits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_start_day_member_id_scope_day_pk" PRIMARY KEY("member_id","scope","day")
);
--> statement-breakpoint
ALTER TABLE "settlement_cursor" RENAME TO "journal_cursor";--> statement-breakpoint
ALTER TABLE "journal_cursor" RENAME CONSTRAINT "settlement_cursor_pkey" TO "journal_cursor_pkey";--> statement-breakpoint
DROP INDEX "member_upline";--> statement-breakpoint
DROP INDEX "affiliate_agent";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "invitation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate" ADD COLUMN "member_type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate" ADD COLUMN "rates" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate" ADD COLUMN "channel" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliate_visit" ADD CONSTRAINT "affiliate_visit_code_affiliate_code_fk" FOREIGN KEY ("code") REFERENCES "public"."affiliate"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_visits" ADD CONSTRAINT "affiliate_visits_code_affiliate_code_fk" FOREIGN KEY ("code") REFERENCES "public"."affiliate"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downline_remark" ADD CONSTRAINT "downline_remark_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downline_remark" ADD CONSTRAINT "downline_remark_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_line" ADD CONSTRAINT "member_line_ancestor_id_member_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_line" ADD CONSTRAINT "member_line_descendant_id_member_id_fk" FOREIGN KEY ("descendant_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rate" ADD CONSTRAINT "member_rate_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_line_up" ON "member_line" USING btree ("descendant_id","depth","ancestor_id");--> statement-breakpoint
CREATE INDEX "member_line_down" ON "member_line" USING btree ("ancestor_id","depth","descendant_id");--> statement-breakpoint
CREATE INDEX "money_day_at" ON "money_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "member_account_prefix" ON "member" USING btree (lower("account") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "member_invitation" ON "member" USING btree ("invitation","reg_at") WHERE "member"."invitation" <> '';--> statement-breakpoint
CREATE INDEX "member_upline" ON "member" USING btree ("upline_id","reg_at","id");--> statement-breakpoint
CREATE INDEX "affiliate_agent" ON "affiliate" USING btree ("agent_id","created_at","code");--> statement-breakpoint
ALTER TABLE "affiliate" ADD CONSTRAINT "affiliate_member_type" CHECK ("affiliate"."member_type" in (0, 1));
--> statement-breakpoint

-- hand-written
-- Who stands above whom. One lock orders moves against everything that reads or extends lines: 7203140, shared by those who add to them.
create function refuse_line(p_rule text, p_text text) returns void language plpgsql as $$
begin
  raise exception '%', p_text using errcode = '23514', constraint = p_rule;
end $$;
--> statement-breakpoint

-- Above a member stands an agent, above the top of a line and a trial account nobody.
create function check_upline() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.upline_id is null then return new; end if;
  if new.type in (2, 4) then perform refuse_line('member_upline_none', 'a member of this type has no upline'); end if;
  if not exists (select from member u where u.id = new.upline_id and u.type in (1, 2, 41, 42)) then
    perform refuse_line('member_upline_agent', 'the upline is no agent');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger member_upline_made before insert on member for each row execute function check_upline();
--> statement-breakpoint
create trigger member_upline_changed before update of upline_id, type on member for each row
  when ((old.upline_id, old.type) is distinct from (new.upline_id, new.type)) execute function check_upline();
--> statement-breakpoint

create function open_line() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into member_line (ancestor_id, descendant_id, depth) values (new.id, new.id, 0);
  if new.upline_id is null then return null; end if;
  perform pg_advisory_xact_lock_shared(7203140);
  insert into member_line (ancestor_id, descendant_id, depth)
    select l.ancestor_id, new.id, l.depth + 1 from member_line l where l.descendant_id = new.upline_id;
  return null;
end $$;
--> statement-breakpoint
create trigger member_line_made after insert on member for each row execute function open_line();
--> statement-breakpoint

-- The statement that adds figures of members to those of everyone above: p_changed is a query of what changed, with a sign. Triggers run it,
-- because only they see what a statement has changed.
create function team_statement(p_table text, p_changed text, p_keys text, p_sums text) returns text language sql stable as $$
  select format('
    insert into %1$I as t (member_id, scope, %3$s %4$s)
    select l.ancestor_id, s.scope, %3$s %5$s from (%2$s) c
      join member_line l on l.descendant_id = c.member_id and l.depth > 0
      cross join (values (''BELOW''), (''DIRECT'')) s (scope)
    where s.scope = ''BELOW'' or l.depth = 1
    group by l.ancestor_id, s.scope %6$s order by l.ancestor_id, s.scope %6$s
    on conflict (member_id, scope %6$s) do update set %7$s',
    p_table, p_changed, nullif(p_keys, '') || ',', p_sums,
    (select string_agg(format('sum(c.sign * c.%1$I)', n), ', ' order by o) from unnest(string_to_array(p_sums, ', ')) with ordinality u (n, o)),
    coalesce(', ' || nullif(p_keys, ''), ''),
    (select string_agg(format('%1$I = t.%1$I + excluded.%1$I', n), ', ') from unnest(string_to_array(p_sums, ', ')) n))
$$;
--> statement-breakpoint

-- What a statement has added to a table (1) and taken from it (-1).
create function changed_rows(p_op text) returns text language sql immutable as $$
  select case p_op when 'INSERT' then 'select *, 1 as sign from added' when 'DELETE' then 'select *, -1 as sign from removed'
    else 'select *, 1 as sign from added union all select *, -1 as sign from removed' end
$$;
--> statement-breakpoint

create function count_play_below() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7203140);
  execute team_statement('team_play_day', changed_rows(tg_op), 'asset, day, game_type', 'rounds, stake, valid_bet, win, bonus_stake, jackpot, unreported');
  return null;
end $$;
--> statement-breakpoint
create function count_money_below() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7203140);
  execute team_statement('team_money_day', changed_rows(tg_op), 'asset, day, kind', 'amount');
  execute team_statement('team_balance', changed_rows(tg_op), 'asset', 'amount');
  return null;
end $$;
--> statement-breakpoint
create view member_starts as
  select member_id, registered_on as day, 1 as members, agent::int as agents, 0 as first_deposits from member_start
  union all select member_id, first_deposit_on, 0, 0, 1 from member_start where first_deposit_on is not null;
--> statement-breakpoint
create function count_starts_below() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_changed text := changed_rows(tg_op);
begin
  perform pg_advisory_xact_lock_shared(7203140);
  execute team_statement('team_start_day', format('select member_id, registered_on as day, 1 as members, agent::int as agents, 0 as first_deposits, sign from (%1$s) a
    union all select member_id, first_deposit_on, 0, 0, 1, sign from (%1$s) b where first_deposit_on is not null', v_changed), 'day', 'members, agents, first_deposits');
  execute team_statement('team_size', format('select member_id, 1 as members, agent::int as agents, sign from (%s) a', v_changed), '', 'members, agents');
  return null;
end $$;
--> statement-breakpoint
create trigger settlement_day_below_insert after insert on settlement_day referencing new table as added for each statement execute function count_play_below();
--> statement-breakpoint
create trigger settlement_day_below_update after update on settlement_day referencing old table as removed new table as added for each statement execute function count_play_below();
--> statement-breakpoint
create trigger settlement_day_below_delete after delete on settlement_day referencing old table as removed for each statement execute function count_play_below();
--> statement-breakpoint
create trigger money_day_below_insert after insert on money_day referencing new table as added for each statement execute function count_money_below();
--> statement-breakpoint
create trigger money_day_below_update after update on money_day referencing old table as removed new table as added for each statement execute function count_money_below();
--> statement-breakpoint
create trigger money_day_below_delete after delete on money_day referencing old table as removed for each statement execute function count_money_below();
--> statement-breakpoint
create trigger member_start_below_insert after insert on member_start referencing new table as added for each statement execute function count_starts_below();
--> statement-breakpoint
create trigger member_start_below_update after update on member_start referencing old table as removed new table as added for each statement execute function count_starts_below();
--> statement-breakpoint
create trigger member_start_below_delete after delete on member_start referencing old table as removed for each statement execute function count_starts_below();
--> statement-breakpoint

-- A line moves with everyone below and with their figures: those of everyone above change as if they had always been there.
create function shift_team(p_root uuid, p_upline uuid, p_sign integer) returns void language plpgsql
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

-- The rate of a member on a day; null where none has begun.
create function rate_of(p_member uuid, p_game_type text, p_day date) returns integer language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select ppm from member_rate where member_id = p_member and game_type = p_game_type and from_day <= p_day order by from_day desc limit 1
$$;
--> statement-breakpoint

create function move_line() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_row record;
begin
  perform pg_advisory_xact_lock(7203140);
  if exists (select from member_line where ancestor_id = new.id and descendant_id = new.upline_id) then
    perform refuse_line('member_line_circle', 'the upline stands below the member');
  end if;
  for v_row in select game_type, max(ppm) as ppm from member_rate where member_id = new.id group by game_type loop
    if new.upline_id is not null and v_row.ppm > coalesce(rate_of(new.upline_id, v_row.game_type, 'infinity'), 0) then
      perform refuse_line('member_rate_upline', format('the rate of %s is above that of the upline', v_row.game_type));
    end if;
  end loop;
  if old.upline_id is not null then
    perform shift_team(new.id, old.upline_id, -1);
    delete from member_line l using member_line above, member_line below
      where above.descendant_id = old.upline_id and below.ancestor_id = new.id
        and l.ancestor_id = above.ancestor_id and l.descendant_id = below.descendant_id;
  end if;
  if new.upline_id is not null then
    insert into member_line (ancestor_id, descendant_id, depth)
      select above.ancestor_id, below.descendant_id, above.depth + 1 + below.depth from member_line above, member_line below
      where above.descendant_id = new.upline_id and below.ancestor_id = new.id;
    perform shift_team(new.id, new.upline_id, 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger member_line_moved after update of upline_id on member for each row
  when (old.upline_id is distinct from new.upline_id) execute function move_line();
--> statement-breakpoint

-- A rate is at most that of the upline, at least the one before, and set for no day before the last one that was set.
create function check_rate() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_upline uuid := (select upline_id from member where id = new.member_id);
  v_last member_rate%rowtype;
begin
  perform pg_advisory_xact_lock_shared(7203140);
  select * into v_last from member_rate where member_id = new.member_id and game_type = new.game_type order by from_day desc limit 1;
  if new.ppm < v_last.ppm then perform refuse_line('member_rate_lower', 'a rate is only raised'); end if;
  if new.from_day < v_last.from_day then perform refuse_line('member_rate_earlier', 'a later rate is set already'); end if;
  if v_upline is not null and new.ppm > coalesce(rate_of(v_upline, new.game_type, new.from_day), 0) then
    perform refuse_line('member_rate_upline', 'a rate is at most that of the upline');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger member_rate_checked before insert or update on member_rate for each row execute function check_rate();
--> statement-breakpoint

with recursive line as (
  select id as ancestor_id, id as descendant_id, 0 as depth from member
  union all select l.ancestor_id, m.id, l.depth + 1 from line l join member m on m.upline_id = l.descendant_id)
insert into member_line (ancestor_id, descendant_id, depth) select ancestor_id, descendant_id, depth from line;
--> statement-breakpoint
do $$ begin
  execute team_statement('team_play_day', 'select *, 1 as sign from settlement_day', 'asset, day, game_type', 'rounds, stake, valid_bet, win, bonus_stake, jackpot, unreported');
end $$;
