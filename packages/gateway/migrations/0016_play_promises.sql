CREATE TABLE "rg_game_type" (
	"member_id" uuid NOT NULL,
	"game_type" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "rg_game_type_member_id_game_type_pk" PRIMARY KEY("member_id","game_type")
);
--> statement-breakpoint
CREATE TABLE "rg_plan" (
	"member_id" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"loss" bigint NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "rg_plan_member_id_set_at_pk" PRIMARY KEY("member_id","set_at"),
	CONSTRAINT "rg_plan_loss" CHECK ("rg_plan"."loss" > 0)
);
--> statement-breakpoint
CREATE TABLE "rg_self_test" (
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"score" smallint NOT NULL,
	CONSTRAINT "rg_self_test_member_id_at_pk" PRIMARY KEY("member_id","at")
);
--> statement-breakpoint
CREATE TABLE "rg_statement" (
	"member_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rg_statement_member_id_year_pk" PRIMARY KEY("member_id","year")
);
--> statement-breakpoint
ALTER TABLE "play_session" ADD COLUMN "unbroken_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "play_session" ADD COLUMN "break_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rg_game_type" ADD CONSTRAINT "rg_game_type_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rg_plan" ADD CONSTRAINT "rg_plan_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rg_self_test" ADD CONSTRAINT "rg_self_test_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rg_statement" ADD CONSTRAINT "rg_statement_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rg_plan_due" ON "rg_plan" USING btree ("ends_at") WHERE told_at is null;
--> statement-breakpoint

create or replace function play_purse(p_member uuid, p_asset text, p_day date, p_week date, p_month date) returns json language plpgsql as $$
begin
  perform from account where owner = p_member order by id for no key update;
  return (
    select json_build_object(
      'cash', (select balance::text from account where owner = p_member and asset = p_asset and kind = 'CASH'),
      'bonus', (select balance::text from account where owner = p_member and asset = p_asset and kind = 'BONUS'),
      'limits', (select coalesce(json_agg(json_build_object('kind', l.kind, 'period', l.period, 'value', l.value::text)), '[]')
        from rg_limit l where l.member_id = p_member and l.status = 'ACTIVE'),
      'used', (select coalesce(json_object_agg(w.period, json_build_object('staked', w.staked::text, 'won', w.won::text, 'seconds', w.seconds)), '{}') from (
        select p.period, sum(d.staked) as staked, sum(d.won) as won, sum(d.seconds) as seconds
        from (values ('DAY', p_day), ('WEEK', p_week), ('MONTH', p_month)) as p(period, since)
        join play_day d on d.member_id = p_member and d.day >= p.since and d.day >= least(p_week, p_month) group by p.period) w),
      'plan', (select json_build_object('loss', loss::text, 'staked', staked::text, 'won', won::text) from rg_plan
        where member_id = p_member order by set_at desc limit 1),
      'terms', (select json_build_object('maxBet', r.max_bet::text, 'expires', extract(epoch from r.expires_at)) from requirement r
        where r.member_id = p_member and r.state = 'ACTIVE' and r.source = 'BONUS')
    )
  );
end $$;
--> statement-breakpoint

drop function note_play(uuid, timestamptz, date, bigint, bigint, interval, interval);
--> statement-breakpoint

-- Counts a bet, a win, or one taken back (negative), on the day, in the stretch of play and in the session set before it when it was made.
-- p_break: how long a forced break is; null where the profile has none.
create function note_play(
  p_member uuid, p_at timestamptz, p_day date, p_staked bigint, p_won bigint, p_pause interval, p_every interval, p_break interval
) returns void language plpgsql as $$
declare
  v_session play_session;
  v_seconds integer := 0;
  v_broke boolean;
begin
  select * into v_session from play_session where member_id = p_member and started_at <= p_at order by started_at desc limit 1 for update;
  v_broke := v_session.last_at <= p_at - coalesce(p_break, interval '0');
  if p_staked > 0 and (v_session.id is null or v_session.last_at < p_at - p_pause) then
    insert into play_session (member_id, started_at, last_at, staked, next_check_at, unbroken_since)
      select p_member, p_at, p_at, p_staked, case when m.type <> 4 then p_at + coalesce(make_interval(mins => r.reality_minutes), p_every) end,
        case when m.type <> 4 then case when p_break is null or coalesce(v_broke, true) then p_at else coalesce(v_session.unbroken_since, p_at) end end
      from member m left join rg_member r on r.member_id = m.id where m.id = p_member;
  elsif v_session.id is not null then
    if p_staked > 0 then v_seconds := greatest(0, extract(epoch from p_at - v_session.last_at)::integer); end if;
    update play_session set staked = greatest(0, staked + p_staked), won = greatest(0, won + p_won),
      last_at = case when p_staked > 0 then greatest(last_at, p_at) else last_at end,
      unbroken_since = case when p_staked > 0 and p_break is not null and v_broke and unbroken_since is not null then p_at else unbroken_since end,
      break_told_at = case when p_staked > 0 and p_break is not null and v_broke then null else break_told_at end
      where id = v_session.id;
  end if;
  update rg_plan set staked = greatest(0, staked + p_staked), won = greatest(0, won + p_won),
    last_at = case when p_staked > 0 then greatest(last_at, p_at) else last_at end
    where member_id = p_member and set_at = (select max(set_at) from rg_plan where member_id = p_member and set_at <= p_at);
  insert into play_day as d (member_id, day, staked, won, seconds) values (p_member, p_day, greatest(0, p_staked), greatest(0, p_won), v_seconds)
    on conflict (member_id, day) do update set staked = greatest(0, d.staked + p_staked), won = greatest(0, d.won + p_won), seconds = d.seconds + v_seconds;
end $$;
