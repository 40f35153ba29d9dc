CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"principal" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_principal_route_key_pk" PRIMARY KEY("principal","route","key")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"account_key" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_lock" (
	"account_key" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"password_hash" text,
	"language" text DEFAULT 'bn' NOT NULL,
	"asset" text NOT NULL,
	"registration" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reg_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"last_login_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "member_type" CHECK ("member"."type" in (0, 1, 2, 4, 41, 42)),
	CONSTRAINT "member_status" CHECK ("member"."status" in ('active', 'blocked', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "sealed_jti" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent_hash" text,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "spent_challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"member_id" uuid NOT NULL,
	"node_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "game" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"game_type" text NOT NULL,
	"game_classify" text DEFAULT '' NOT NULL,
	"game_code" text NOT NULL,
	"is_game" text DEFAULT 'GAME' NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"hot_rank" integer,
	"rtp" numeric(6, 3),
	"demo" boolean DEFAULT true NOT NULL,
	"icon_url" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "game_vendor_code" UNIQUE("vendor","game_code")
);
--> statement-breakpoint
CREATE TABLE "game_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"node_id" integer NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "game_title" (
	"node_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "game_title_node_id_language_pk" PRIMARY KEY("node_id","language")
);
--> statement-breakpoint
CREATE TABLE "launch_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"node_id" integer NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "launch_token_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "recent_game" (
	"member_id" uuid NOT NULL,
	"node_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"launches" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recent_game_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "round" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "round_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"vendor_round" text NOT NULL,
	"member_id" uuid NOT NULL,
	"node_id" integer NOT NULL,
	"asset" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"bets" integer DEFAULT 0 NOT NULL,
	"wins" integer DEFAULT 0 NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "round_of_player" UNIQUE("vendor","vendor_round","member_id"),
	CONSTRAINT "round_sums" CHECK ("round"."stake" >= 0 and "round"."win" >= 0 and "round"."bets" >= 0 and "round"."wins" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"code" text PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"credit_without_bet" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_call" (
	"vendor" text NOT NULL,
	"tx_id" text NOT NULL,
	"kind" text NOT NULL,
	"body_hash" text DEFAULT '' NOT NULL,
	"answer" text,
	"txn_id" bigint,
	"round_id" bigint,
	"amount" bigint DEFAULT 0 NOT NULL,
	"rolled_back" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_call_vendor_tx_id_pk" PRIMARY KEY("vendor","tx_id")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" uuid,
	"kind" text NOT NULL,
	"asset" text NOT NULL,
	"balance" bigint,
	CONSTRAINT "account_owner_kind_asset" UNIQUE NULLS NOT DISTINCT("owner","kind","asset"),
	CONSTRAINT "account_id_asset" UNIQUE("id","asset"),
	CONSTRAINT "account_balance_owner" CHECK (("account"."owner" is null) = ("account"."balance" is null)),
	CONSTRAINT "account_balance_not_negative" CHECK ("account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "asset" (
	"code" text PRIMARY KEY NOT NULL,
	"scale" smallint DEFAULT 2 NOT NULL,
	"symbol" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"txn_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"asset" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posting_amount_not_zero" CHECK ("posting"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "txn" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "txn_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"vendor" text,
	"vendor_tx" text,
	"round_id" bigint,
	"reverses" bigint,
	"idem_owner" text,
	"idem_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "txn_vendor_tx" UNIQUE("vendor","vendor_tx"),
	CONSTRAINT "txn_reverses" UNIQUE("reverses"),
	CONSTRAINT "txn_idem" UNIQUE("idem_owner","idem_key"),
	CONSTRAINT "txn_vendor_pair" CHECK (("txn"."vendor" is null) = ("txn"."vendor_tx" is null))
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"promotion_type" text,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "announcement_text" (
	"announcement_id" bigint NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "announcement_text_announcement_id_language_pk" PRIMARY KEY("announcement_id","language")
);
--> statement-breakpoint
CREATE TABLE "gateway_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_title" ADD CONSTRAINT "game_title_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_token" ADD CONSTRAINT "launch_token_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_token" ADD CONSTRAINT "launch_token_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_call" ADD CONSTRAINT "vendor_call_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_call" ADD CONSTRAINT "vendor_call_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_call" ADD CONSTRAINT "vendor_call_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_owner_member_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting" ADD CONSTRAINT "posting_account_asset" FOREIGN KEY ("account_id","asset") REFERENCES "public"."account"("id","asset") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "txn" ADD CONSTRAINT "txn_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "txn" ADD CONSTRAINT "txn_reverses_txn_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_text" ADD CONSTRAINT "announcement_text_announcement_id_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_expires" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_expires" ON "idempotency" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_failure_account" ON "login_failure" USING btree ("account_key","at");--> statement-breakpoint
CREATE INDEX "login_failure_ip" ON "login_failure" USING btree ("ip","at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_account_key" ON "member" USING btree (lower("account"));--> statement-breakpoint
CREATE INDEX "sealed_jti_expires" ON "sealed_jti" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_challenge_expires" ON "spent_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "favourite_latest" ON "favourite" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "game_list" ON "game" USING btree ("game_type","vendor","sort");--> statement-breakpoint
CREATE INDEX "game_hot" ON "game" USING btree ("hot_rank");--> statement-breakpoint
CREATE INDEX "game_session_member" ON "game_session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "game_session_expires" ON "game_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "launch_token_expires" ON "launch_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recent_game_latest" ON "recent_game" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "round_member" ON "round" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE INDEX "round_open" ON "round" USING btree ("opened_at") WHERE state in ('OPEN', 'REOPENED');--> statement-breakpoint
CREATE INDEX "round_winners" ON "round" USING btree ("asset","win") WHERE state = 'CLOSED' and win > 0;--> statement-breakpoint
CREATE INDEX "vendor_call_round" ON "vendor_call" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "posting_txn" ON "posting" USING btree ("txn_id");--> statement-breakpoint
CREATE INDEX "posting_account" ON "posting" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "txn_round" ON "txn" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "announcement_latest" ON "announcement" USING btree ("published_at");