CREATE TABLE "chat_block" (
	"member_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_block_member_id_blocked_id_pk" PRIMARY KEY("member_id","blocked_id"),
	CONSTRAINT "chat_block_other" CHECK ("chat_block"."member_id" <> "chat_block"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "chat_follow" (
	"member_id" uuid NOT NULL,
	"host_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_follow_member_id_host_id_pk" PRIMARY KEY("member_id","host_id")
);
--> statement-breakpoint
CREATE TABLE "chat_gift" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_gift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"room_id" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"amount" bigint NOT NULL,
	"each" bigint NOT NULL,
	"receivers" uuid[] NOT NULL,
	"txn_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_gift_txn" UNIQUE("txn_id"),
	CONSTRAINT "chat_gift_amount" CHECK ("chat_gift"."each" > 0 and "chat_gift"."amount" = "chat_gift"."each" * cardinality("chat_gift"."receivers")),
	CONSTRAINT "chat_gift_other" CHECK (not ("chat_gift"."sender_id" = any ("chat_gift"."receivers")))
);
--> statement-breakpoint
CREATE TABLE "chat_host" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"icon_url" text DEFAULT '' NOT NULL,
	"online" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"host_id" text,
	"body" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mentions" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"client_id" uuid,
	"target_id" bigint,
	"round_id" bigint,
	"receipt" jsonb,
	"gift_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_message_place" UNIQUE("room_id","seq"),
	CONSTRAINT "chat_message_kind" CHECK ("chat_message"."kind" in ('TEXT', 'SHARE', 'TIP', 'RAIN', 'REMOVAL')),
	CONSTRAINT "chat_message_author" CHECK (num_nonnulls("chat_message"."member_id", "chat_message"."host_id") = ("chat_message"."kind" <> 'REMOVAL')::int),
	CONSTRAINT "chat_message_target" CHECK (("chat_message"."kind" = 'REMOVAL') = ("chat_message"."target_id" is not null)),
	CONSTRAINT "chat_message_round" CHECK (("chat_message"."kind" = 'SHARE') = ("chat_message"."round_id" is not null)),
	CONSTRAINT "chat_message_gift" CHECK (("chat_message"."kind" in ('TIP', 'RAIN')) = ("chat_message"."gift_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_person" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"rules_version" smallint DEFAULT 0 NOT NULL,
	"muted_until" timestamp with time zone,
	"banned_at" timestamp with time zone,
	"banned_until" timestamp with time zone,
	CONSTRAINT "chat_person_ref" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "chat_presence" (
	"session_id" text NOT NULL,
	"room_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_presence_session_id_room_id_pk" PRIMARY KEY("session_id","room_id")
);
--> statement-breakpoint
CREATE TABLE "chat_reader" (
	"member_id" uuid NOT NULL,
	"room_id" text NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "chat_reader_member_id_room_id_pk" PRIMARY KEY("member_id","room_id")
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"decision" text,
	CONSTRAINT "chat_report_once" UNIQUE("message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "chat_room" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"host_id" text,
	"titles" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"slow_ms" integer,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "chat_room_host" UNIQUE("host_id"),
	CONSTRAINT "chat_room_kind" CHECK (("chat_room"."kind" = 'HOST') = ("chat_room"."host_id" is not null)),
	CONSTRAINT "chat_room_slow" CHECK ("chat_room"."slow_ms" between 0 and 3600000)
);
--> statement-breakpoint
ALTER TABLE "chat_block" ADD CONSTRAINT "chat_block_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_block" ADD CONSTRAINT "chat_block_blocked_id_member_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_follow" ADD CONSTRAINT "chat_follow_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_follow" ADD CONSTRAINT "chat_follow_host_id_chat_host_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."chat_host"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_gift" ADD CONSTRAINT "chat_gift_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_gift" ADD CONSTRAINT "chat_gift_sender_id_member_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_gift" ADD CONSTRAINT "chat_gift_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_gift" ADD CONSTRAINT "chat_gift_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_host_id_chat_host_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."chat_host"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_target_id_chat_message_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."chat_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_gift_id_chat_gift_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."chat_gift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_person" ADD CONSTRAINT "chat_person_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_presence" ADD CONSTRAINT "chat_presence_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_presence" ADD CONSTRAINT "chat_presence_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reader" ADD CONSTRAINT "chat_reader_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reader" ADD CONSTRAINT "chat_reader_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_room" ADD CONSTRAINT "chat_room_host_id_chat_host_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."chat_host"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_gift_sum" ON "chat_gift" USING btree ("sender_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_once" ON "chat_message" USING btree ("member_id","client_id") WHERE "chat_message"."client_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_removed" ON "chat_message" USING btree ("target_id") WHERE "chat_message"."kind" = 'REMOVAL';--> statement-breakpoint
CREATE INDEX "chat_message_mentions" ON "chat_message" USING gin ("mentions");--> statement-breakpoint
CREATE INDEX "chat_message_of" ON "chat_message" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "chat_presence_room" ON "chat_presence" USING btree ("room_id","until");--> statement-breakpoint
CREATE INDEX "chat_report_open" ON "chat_report" USING btree ("id") WHERE "chat_report"."decided_at" is null;