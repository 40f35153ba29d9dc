CREATE TABLE "login_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "member_place" (
	"member_id" uuid NOT NULL,
	"place_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_place_member_id_place_hash_pk" PRIMARY KEY("member_id","place_hash")
);
--> statement-breakpoint
CREATE TABLE "remember_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"target_hash" text NOT NULL,
	"member_id" uuid,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"asker_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "way" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "login_session" text;--> statement-breakpoint
ALTER TABLE "launch_token" ADD COLUMN "login_session" text;--> statement-breakpoint
ALTER TABLE "login_code" ADD CONSTRAINT "login_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identity" ADD CONSTRAINT "member_identity_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_place" ADD CONSTRAINT "member_place_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remember_token" ADD CONSTRAINT "remember_token_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_code_expires" ON "login_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_identity_member" ON "member_identity" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "remember_token_family" ON "remember_token" USING btree ("family");--> statement-breakpoint
CREATE INDEX "remember_token_member" ON "remember_token" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "remember_token_expires" ON "remember_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_target" ON "verification" USING btree ("target_hash","created_at");--> statement-breakpoint
CREATE INDEX "verification_asker" ON "verification" USING btree ("asker_hash","created_at");--> statement-breakpoint
CREATE INDEX "verification_expires" ON "verification" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_login_session_session_token_hash_fk" FOREIGN KEY ("login_session") REFERENCES "public"."session"("token_hash") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "launch_token" ADD CONSTRAINT "launch_token_login_session_session_token_hash_fk" FOREIGN KEY ("login_session") REFERENCES "public"."session"("token_hash") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "game_session_login" ON "game_session" USING btree ("login_session");--> statement-breakpoint
CREATE INDEX "launch_token_login" ON "launch_token" USING btree ("login_session");