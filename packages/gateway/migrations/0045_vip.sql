CREATE TABLE "vip_member" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"level" smallint DEFAULT 0 NOT NULL,
	"reached" smallint DEFAULT 0 NOT NULL,
	"since" timestamp with time zone,
	"total" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "vip_member_level" CHECK ("vip_member"."level" >= 0 and "vip_member"."reached" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vip_month" (
	"member_id" uuid NOT NULL,
	"month" date NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"level" smallint,
	"salary" bigint,
	"offered_at" timestamp with time zone,
	CONSTRAINT "vip_month_member_id_month_pk" PRIMARY KEY("member_id","month")
);
--> statement-breakpoint
CREATE TABLE "vip_open" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "vip_open_one" CHECK ("vip_open"."id")
);
--> statement-breakpoint
ALTER TABLE "vip_member" ADD CONSTRAINT "vip_member_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_month" ADD CONSTRAINT "vip_month_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vip_month_of" ON "vip_month" USING btree ("month");--> statement-breakpoint
CREATE INDEX "vip_month_due" ON "vip_month" USING btree ("month","member_id") WHERE salary is not null and offered_at is null;
--> statement-breakpoint

-- hand-written
-- Ranks begin with play from now on: what was played before they were known gives nothing.
insert into journal_cursor (consumer, written_by, id) select 'vip', written_by, id from settlement order by written_by desc, id desc limit 1;
