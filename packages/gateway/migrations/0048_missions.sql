CREATE TABLE "leaderboard" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"period" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_period" (
	"leaderboard_id" text NOT NULL,
	"period_key" text NOT NULL,
	"version" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"changed" boolean DEFAULT true NOT NULL,
	"ranked_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	CONSTRAINT "leaderboard_period_leaderboard_id_period_key_pk" PRIMARY KEY("leaderboard_id","period_key")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_score" (
	"leaderboard_id" text NOT NULL,
	"period_key" text NOT NULL,
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"score" bigint DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"rank" integer,
	"ranked_score" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "leaderboard_score_leaderboard_id_period_key_member_id_pk" PRIMARY KEY("leaderboard_id","period_key","member_id")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_version" (
	"leaderboard_id" text NOT NULL,
	"version" integer NOT NULL,
	"games" jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaderboard_version_leaderboard_id_version_pk" PRIMARY KEY("leaderboard_id","version")
);
--> statement-breakpoint
CREATE TABLE "mission" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"metric" text NOT NULL,
	"period" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mission_progress" (
	"member_id" uuid NOT NULL,
	"mission_id" text NOT NULL,
	"period_key" text NOT NULL,
	"version" integer NOT NULL,
	"asset" text NOT NULL,
	"progress" bigint DEFAULT 0 NOT NULL,
	"target" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"claim_by" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"reward_id" bigint,
	CONSTRAINT "mission_progress_member_id_mission_id_period_key_pk" PRIMARY KEY("member_id","mission_id","period_key"),
	CONSTRAINT "mission_progress_reward_id_unique" UNIQUE("reward_id"),
	CONSTRAINT "mission_progress_claimed" CHECK (("mission_progress"."claimed_at" is null) = ("mission_progress"."reward_id" is null))
);
--> statement-breakpoint
CREATE TABLE "mission_version" (
	"mission_id" text NOT NULL,
	"version" integer NOT NULL,
	"target" bigint NOT NULL,
	"games" jsonb NOT NULL,
	"gift" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"after" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mission_version_mission_id_version_pk" PRIMARY KEY("mission_id","version"),
	CONSTRAINT "mission_version_target" CHECK ("mission_version"."target" > 0),
	CONSTRAINT "mission_version_period" CHECK ("mission_version"."ends_at" > "mission_version"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "leaderboard_period" ADD CONSTRAINT "leaderboard_period_version" FOREIGN KEY ("leaderboard_id","version") REFERENCES "public"."leaderboard_version"("leaderboard_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_score" ADD CONSTRAINT "leaderboard_score_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_score" ADD CONSTRAINT "leaderboard_score_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_score" ADD CONSTRAINT "leaderboard_score_period" FOREIGN KEY ("leaderboard_id","period_key") REFERENCES "public"."leaderboard_period"("leaderboard_id","period_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_version" ADD CONSTRAINT "leaderboard_version_leaderboard_id_leaderboard_id_fk" FOREIGN KEY ("leaderboard_id") REFERENCES "public"."leaderboard"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_progress" ADD CONSTRAINT "mission_progress_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_progress" ADD CONSTRAINT "mission_progress_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_progress" ADD CONSTRAINT "mission_progress_reward_id_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_progress" ADD CONSTRAINT "mission_progress_version" FOREIGN KEY ("mission_id","version") REFERENCES "public"."mission_version"("mission_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_version" ADD CONSTRAINT "mission_version_mission_id_mission_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."mission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_version" ADD CONSTRAINT "mission_version_after_mission_id_fk" FOREIGN KEY ("after") REFERENCES "public"."mission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leaderboard_period_open" ON "leaderboard_period" USING btree ("ends_at") WHERE frozen_at is null;--> statement-breakpoint
CREATE INDEX "leaderboard_score_rank" ON "leaderboard_score" USING btree ("leaderboard_id","period_key","rank");--> statement-breakpoint
CREATE INDEX "mission_progress_complete" ON "mission_progress" USING btree ("member_id") WHERE progress >= target and claimed_at is null;
--> statement-breakpoint
-- hand-written
-- A version is as it was shown.
create trigger mission_version_append_only before update or delete on mission_version for each row execute function refuse_change();
--> statement-breakpoint
create trigger mission_version_no_truncate before truncate on mission_version for each statement execute function refuse_change();
--> statement-breakpoint
create trigger leaderboard_version_append_only before update or delete on leaderboard_version for each row execute function refuse_change();
--> statement-breakpoint
create trigger leaderboard_version_no_truncate before truncate on leaderboard_version for each statement execute function refuse_change();
--> statement-breakpoint

-- What was begun keeps its terms; what was claimed, or is final, does not change at all.
create function check_mission_progress() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.claimed_at is not null then
    raise exception 'mission % of % was claimed', old.mission_id, old.period_key using errcode = 'P0001';
  end if;
  if (old.member_id, old.mission_id, old.period_key, old.version, old.asset, old.target, old.starts_at, old.ends_at, old.claim_by)
      is distinct from (new.member_id, new.mission_id, new.period_key, new.version, new.asset, new.target, new.starts_at,
        new.ends_at, new.claim_by) then
    raise exception 'the terms of mission % do not change', old.mission_id using errcode = 'P0001';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger mission_progress_changed before update on mission_progress for each row execute function check_mission_progress();
--> statement-breakpoint
create function check_leaderboard_period() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.frozen_at is not null then
    raise exception 'leaderboard % of % is final', old.leaderboard_id, old.period_key using errcode = 'P0001';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger leaderboard_period_changed before update on leaderboard_period for each row execute function check_leaderboard_period();
--> statement-breakpoint

-- Missions begin with what is played and deposited from now on.
insert into journal_cursor (consumer, written_by, id) select 'missions', written_by, id from settlement order by written_by desc, id desc limit 1;
--> statement-breakpoint
insert into journal_cursor (consumer, written_by, id) select 'mission-deposits', written_by, id from posting order by written_by desc, id desc limit 1;
