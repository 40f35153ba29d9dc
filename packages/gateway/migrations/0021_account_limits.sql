CREATE TABLE "account_origin" (
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Codes made before know no session: they live a minute.
DELETE FROM "login_code";--> statement-breakpoint
ALTER TABLE "login_code" ADD COLUMN "session_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "security_step" ADD COLUMN "session_id" text;--> statement-breakpoint
CREATE INDEX "account_origin_address" ON "account_origin" USING btree ("address","kind","at");--> statement-breakpoint
CREATE INDEX "account_origin_at" ON "account_origin" USING btree ("at");--> statement-breakpoint
CREATE INDEX "login_failure_at" ON "login_failure" USING btree ("at");--> statement-breakpoint
CREATE INDEX "affiliate_code_folded" ON "affiliate" USING btree (lower("code"));