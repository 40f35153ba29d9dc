CREATE UNLOGGED TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"due" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid,
	"event" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "message_member";--> statement-breakpoint
ALTER TABLE "login_failure" ALTER COLUMN "ip" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failure" ADD COLUMN "attempt" uuid;--> statement-breakpoint
-- Nothing has written messages before; what somebody put there by hand has no category and one language.
DELETE FROM "message";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "category" text NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "texts" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limit_due" ON "rate_limit" USING btree ("due");--> statement-breakpoint
CREATE INDEX "news_at" ON "news" USING btree ("at");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("member_id") WHERE "message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "message_member" ON "message" USING btree ("member_id","id");--> statement-breakpoint
ALTER TABLE "message" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "message" DROP COLUMN "content"; --> statement-breakpoint

-- The streams hear at commit that a jackpot pool has moved; they read it then.
create function tell_jackpot() returns trigger language plpgsql as $$
begin
  if exists (select from fresh f join account a on a.id = f.account_id where a.owner is null and a.kind like 'JACKPOT:%') then
    perform pg_notify('house_events', '{"name":"jackpot"}');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger posting_tells_jackpot after insert on posting referencing new table as fresh for each statement execute function tell_jackpot();
