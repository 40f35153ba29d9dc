CREATE TABLE "rebate_open" (
	"member_id" uuid NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"game_type" text NOT NULL,
	"base" bigint NOT NULL,
	CONSTRAINT "rebate_open_member_id_minute_game_type_pk" PRIMARY KEY("member_id","minute","game_type")
);
--> statement-breakpoint
CREATE TABLE "rebate_period" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rebate_period_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"up_to" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"earned" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"reward_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rebate_period_reward_id_unique" UNIQUE("reward_id"),
	CONSTRAINT "rebate_period_paid" CHECK ("rebate_period"."paid" >= 0 and "rebate_period"."paid" <= "rebate_period"."earned" and ("rebate_period"."paid" = 0) = ("rebate_period"."reward_id" is null))
);
--> statement-breakpoint
ALTER TABLE "rebate_open" ADD CONSTRAINT "rebate_open_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_period" ADD CONSTRAINT "rebate_period_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_period" ADD CONSTRAINT "rebate_period_reward_id_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rebate_open_minute" ON "rebate_open" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "rebate_period_member" ON "rebate_period" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "rebate_period_day" ON "rebate_period" USING btree ("member_id","day");--> statement-breakpoint

-- hand-written
-- Rebates begin with play from now on.
insert into journal_cursor (consumer, written_by, id) select 'rebate', written_by, id from settlement order by written_by desc, id desc limit 1;
