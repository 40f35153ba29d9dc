CREATE TABLE "promotion" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotion_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"promotion_id" text NOT NULL,
	"version" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"state" text NOT NULL,
	"terms" jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"reason" text,
	"order_no" text,
	"amount" bigint,
	"reward_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "promotion_entry_reward_id_unique" UNIQUE("reward_id"),
	CONSTRAINT "promotion_entry_issued" CHECK (("promotion_entry"."state" = 'ISSUED') = ("promotion_entry"."reward_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "promotion_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"promotion_id" text NOT NULL,
	"entry_id" bigint,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_version" (
	"promotion_id" text NOT NULL,
	"version" integer NOT NULL,
	"way" text NOT NULL,
	"audience" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"picture" text NOT NULL,
	"texts" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_version_promotion_id_version_pk" PRIMARY KEY("promotion_id","version"),
	CONSTRAINT "promotion_version_period" CHECK ("promotion_version"."ends_at" > "promotion_version"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "promotion_entry" ADD CONSTRAINT "promotion_entry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_entry" ADD CONSTRAINT "promotion_entry_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_entry" ADD CONSTRAINT "promotion_entry_order_no_deposit_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."deposit_order"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_entry" ADD CONSTRAINT "promotion_entry_reward_id_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_entry" ADD CONSTRAINT "promotion_entry_version" FOREIGN KEY ("promotion_id","version") REFERENCES "public"."promotion_version"("promotion_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_picture" ADD CONSTRAINT "promotion_picture_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_picture" ADD CONSTRAINT "promotion_picture_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_picture" ADD CONSTRAINT "promotion_picture_entry_id_promotion_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."promotion_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_version" ADD CONSTRAINT "promotion_version_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_entry_once" ON "promotion_entry" USING btree ("member_id","promotion_id") WHERE state <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "promotion_entry_member" ON "promotion_entry" USING btree ("member_id","promotion_id","id");--> statement-breakpoint
CREATE INDEX "promotion_entry_joined" ON "promotion_entry" USING btree ("member_id","id") WHERE state = 'JOINED';--> statement-breakpoint
CREATE INDEX "promotion_entry_open" ON "promotion_entry" USING btree ("id") WHERE state in ('APPLYING', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "promotion_picture_entry" ON "promotion_picture" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "promotion_picture_loose" ON "promotion_picture" USING btree ("member_id","promotion_id","at") WHERE entry_id is null;--> statement-breakpoint
-- hand-written
-- A version is as it was shown.
create trigger promotion_version_append_only before update or delete on promotion_version for each row execute function refuse_change();
--> statement-breakpoint
create trigger promotion_version_no_truncate before truncate on promotion_version for each statement execute function refuse_change();
--> statement-breakpoint

-- What somebody has taken keeps the terms they saw, and is decided once.
create function check_promotion_entry() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.promotion_id, old.version, old.member_id, old.asset, old.terms, old.at)
      is distinct from (new.promotion_id, new.version, new.member_id, new.asset, new.terms, new.at) then
    raise exception 'the terms of % do not change', old.id using errcode = 'P0001';
  end if;
  if old.state in ('REJECTED', 'ISSUED') then
    raise exception 'entry % is decided', old.id using errcode = 'P0001';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger promotion_entry_changed before update on promotion_entry for each row execute function check_promotion_entry();
