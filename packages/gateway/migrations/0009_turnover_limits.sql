CREATE TABLE "play_day" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "play_day_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "play_session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "play_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "requirement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requirement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"base" bigint NOT NULL,
	"multiple" numeric(8, 2) NOT NULL,
	"required" bigint NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"offer" text,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"max_bet" bigint,
	"max_release" bigint,
	"released" bigint DEFAULT 0 NOT NULL,
	"completed_mark" bigint,
	"flagged_at" timestamp with time zone,
	CONSTRAINT "requirement_once" UNIQUE("member_id","source","ref"),
	CONSTRAINT "requirement_done" CHECK ("requirement"."done" >= 0 and "requirement"."done" <= "requirement"."required")
);
--> statement-breakpoint
CREATE TABLE "requirement_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requirement_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"requirement_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rg_limit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rg_limit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"value" bigint,
	"status" text NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rg_limit_value" CHECK (case when "rg_limit"."value" is null then "rg_limit"."status" <> 'ACTIVE' else "rg_limit"."value" >= 0 end),
	CONSTRAINT "rg_limit_bet" CHECK (("rg_limit"."kind" = 'SINGLE_BET') = ("rg_limit"."period" = 'BET'))
);
--> statement-breakpoint
CREATE TABLE "rg_member" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"timeout_until" timestamp with time zone,
	"excluded_until" timestamp with time zone,
	"reality_minutes" integer
);
--> statement-breakpoint
ALTER TABLE "vendor_call" ADD COLUMN "bonus" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "ip" text;
--> statement-breakpoint
ALTER TABLE "launch_token" ADD COLUMN "ip" text;
--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "bonus_stake" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "valid_bet" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "contribution" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "play_day" ADD CONSTRAINT "play_day_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "play_session" ADD CONSTRAINT "play_session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requirement_step" ADD CONSTRAINT "requirement_step_requirement_id_requirement_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirement"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requirement_step" ADD CONSTRAINT "requirement_step_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rg_limit" ADD CONSTRAINT "rg_limit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rg_member" ADD CONSTRAINT "rg_member_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "play_session_member" ON "play_session" USING btree ("member_id","started_at");
--> statement-breakpoint
CREATE INDEX "play_session_due" ON "play_session" USING btree ("next_check_at") WHERE told_at is null and next_check_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_one_bonus" ON "requirement" USING btree ("member_id") WHERE source = 'BONUS' and state = 'ACTIVE';
--> statement-breakpoint
CREATE INDEX "requirement_open" ON "requirement" USING btree ("member_id","id") WHERE state = 'ACTIVE';
--> statement-breakpoint
CREATE INDEX "requirement_expiry" ON "requirement" USING btree ("expires_at") WHERE state = 'ACTIVE' and expires_at is not null;
--> statement-breakpoint
CREATE INDEX "requirement_step_round" ON "requirement_step" USING btree ("round_id");
--> statement-breakpoint
CREATE INDEX "requirement_step_of" ON "requirement_step" USING btree ("requirement_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "rg_limit_active" ON "rg_limit" USING btree ("member_id","kind","period") WHERE status = 'ACTIVE';
--> statement-breakpoint
CREATE UNIQUE INDEX "rg_limit_pending" ON "rg_limit" USING btree ("member_id","kind","period") WHERE status = 'PENDING_INCREASE';
--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_bonus_stake" CHECK ("round"."bonus_stake" between 0 and "round"."stake");
--> statement-breakpoint

-- What a bet is judged by, with the member's accounts locked: until the commit no other bet, win or transfer of theirs moves.
-- p_month and p_week are the first days of the windows that run on p_day.
create function play_purse(p_member uuid, p_asset text, p_day date, p_week date, p_month date) returns json language plpgsql as $$
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
      'terms', (select json_build_object('maxBet', r.max_bet::text, 'expires', extract(epoch from r.expires_at)) from requirement r
        where r.member_id = p_member and r.state = 'ACTIVE' and r.source = 'BONUS')
    )
  );
end $$;
--> statement-breakpoint

-- Counts a bet, a win, or one taken back (negative), on the day and in the stretch of play when it was made.
create function note_play(
  p_member uuid, p_at timestamptz, p_day date, p_staked bigint, p_won bigint, p_pause interval, p_every interval
) returns void language plpgsql as $$
declare
  v_session play_session;
  v_seconds integer := 0;
begin
  select * into v_session from play_session where member_id = p_member and started_at <= p_at order by started_at desc limit 1 for update;
  if p_staked > 0 and (v_session.id is null or v_session.last_at < p_at - p_pause) then
    insert into play_session (member_id, started_at, last_at, staked, next_check_at)
      select p_member, p_at, p_at, p_staked, case when m.type <> 4 then p_at + coalesce(make_interval(mins => r.reality_minutes), p_every) end
      from member m left join rg_member r on r.member_id = m.id where m.id = p_member;
  elsif v_session.id is not null then
    if p_staked > 0 then v_seconds := greatest(0, extract(epoch from p_at - v_session.last_at)::integer); end if;
    update play_session set staked = greatest(0, staked + p_staked), won = greatest(0, won + p_won),
      last_at = case when p_staked > 0 then greatest(last_at, p_at) else last_at end where id = v_session.id;
  end if;
  insert into play_day as d (member_id, day, staked, won, seconds) values (p_member, p_day, greatest(0, p_staked), greatest(0, p_won), v_seconds)
    on conflict (member_id, day) do update set staked = greatest(0, d.staked + p_staked), won = greatest(0, d.won + p_won), seconds = d.seconds + v_seconds;
end $$;
