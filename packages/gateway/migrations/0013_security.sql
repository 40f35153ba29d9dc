CREATE TABLE "login_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"member_id" uuid NOT NULL CONSTRAINT "login_event_member_id_member_id_fk" REFERENCES "member"("id"),
	"at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	"result" text NOT NULL,
	"ip" text NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "login_event_member" ON "login_event" ("member_id", "id");
--> statement-breakpoint
CREATE INDEX "login_event_at" ON "login_event" ("at");
--> statement-breakpoint
CREATE TABLE "authenticator" (
	"member_id" uuid PRIMARY KEY NOT NULL CONSTRAINT "authenticator_member_id_member_id_fk" REFERENCES "member"("id"),
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"member_id" uuid NOT NULL CONSTRAINT "recovery_code_member_id_member_id_fk" REFERENCES "member"("id"),
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_member_id_code_hash_pk" PRIMARY KEY ("member_id", "code_hash")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL CONSTRAINT "passkey_member_id_member_id_fk" REFERENCES "member"("id"),
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "passkey_member" ON "passkey" ("member_id");
--> statement-breakpoint
CREATE TABLE "security_step" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"member_id" uuid CONSTRAINT "security_step_member_id_member_id_fk" REFERENCES "member"("id"),
	"challenge" text DEFAULT '' NOT NULL,
	"way" text DEFAULT '' NOT NULL,
	"portal" text DEFAULT 'player' NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "security_step_expires" ON "security_step" ("expires_at");
--> statement-breakpoint
CREATE TABLE "safe_phrase" (
	"member_id" uuid PRIMARY KEY NOT NULL CONSTRAINT "safe_phrase_member_id_member_id_fk" REFERENCES "member"("id"),
	"phrase" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ip" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "user_agent_hash";
