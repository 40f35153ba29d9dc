CREATE TABLE "terms_acceptance" (
	"member_id" uuid NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptance_member_id_version_pk" PRIMARY KEY("member_id","version")
);
--> statement-breakpoint
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
CREATE TABLE "authored_body" (
	"text_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"alt" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "authored_body_text_id_version_language_pk" PRIMARY KEY("text_id","version","language")
);
--> statement-breakpoint
CREATE TABLE "authored_publication" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authored_publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"terms_version" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authored_text" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authored_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"latest" integer NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "authored_text_name" UNIQUE("kind","slug"),
	CONSTRAINT "authored_text_slug" CHECK ("authored_text"."slug" ~ '^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "authored_version" (
	"text_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"tags" text[] NOT NULL,
	"picture" text NOT NULL,
	"topic" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "authored_version_text_id_version_pk" PRIMARY KEY("text_id","version")
);
--> statement-breakpoint
CREATE TABLE "text_vote" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"voter" text NOT NULL,
	"member_id" uuid,
	"useful" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_vote_kind_slug_voter_pk" PRIMARY KEY("kind","slug","voter")
);
--> statement-breakpoint
CREATE TABLE "message_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_picture_once" UNIQUE("message_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"intent" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"question" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer_minutes" integer,
	"unread" boolean DEFAULT false NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "ticket_intent" UNIQUE("member_id","intent"),
	CONSTRAINT "ticket_subject" CHECK (("ticket"."subject_kind" is null) = ("ticket"."subject_id" is null)),
	CONSTRAINT "ticket_waits" CHECK (("ticket"."state" in ('OPEN', 'REOPENED')) = ("ticket"."waiting_since" is not null)),
	CONSTRAINT "ticket_closed" CHECK (("ticket"."state" = 'CLOSED') = ("ticket"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" bigint NOT NULL,
	"from" text NOT NULL,
	"event" text,
	"operator" text,
	"name" text,
	"text" text DEFAULT '' NOT NULL,
	"intent" text,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"chosen" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_message_intent" UNIQUE("ticket_id","intent"),
	CONSTRAINT "ticket_message_event" CHECK (("ticket_message"."from" = 'SYSTEM') = ("ticket_message"."event" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_picture_once" UNIQUE("message_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "contract" DROP CONSTRAINT "contract_period";--> statement-breakpoint
-- hand-written: kinds of contracts have the names that calls and events give them.
update contract set kind = case kind when 'DAILY_MR' then 'DAILY_MULTI' else 'REAL_TIME' end where kind in ('DAILY_MR', 'REALTIME');
--> statement-breakpoint
set constraints all immediate;
--> statement-breakpoint
alter table contract_result disable trigger contract_result_append_only;
--> statement-breakpoint
update contract_result set kind = case kind when 'DAILY_MR' then 'DAILY_MULTI' else 'REAL_TIME' end where kind in ('DAILY_MR', 'REALTIME');
--> statement-breakpoint
alter table contract_result enable trigger contract_result_append_only;
--> statement-breakpoint
update message set values = replace(replace(values::text, 'contractKind.DAILY_MR"', 'contractKind.DAILY_MULTI"'), 'contractKind.REALTIME"', 'contractKind.REAL_TIME"')::jsonb
  where values::text like '%contractKind.%';
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "marketing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "terms_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "authored_body" ADD CONSTRAINT "authored_body_text_id_authored_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."authored_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authored_publication" ADD CONSTRAINT "authored_publication_text_id_authored_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."authored_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authored_version" ADD CONSTRAINT "authored_version_text_id_authored_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."authored_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authored_body" ADD CONSTRAINT "authored_body_version" FOREIGN KEY ("text_id","version") REFERENCES "public"."authored_version"("text_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authored_publication" ADD CONSTRAINT "authored_publication_version" FOREIGN KEY ("text_id","version") REFERENCES "public"."authored_version"("text_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_vote" ADD CONSTRAINT "text_vote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_picture" ADD CONSTRAINT "message_picture_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_picture" ADD CONSTRAINT "ticket_picture_message_id_ticket_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_gift_sum" ON "chat_gift" USING btree ("sender_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_once" ON "chat_message" USING btree ("member_id","client_id") WHERE "chat_message"."client_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_removed" ON "chat_message" USING btree ("target_id") WHERE "chat_message"."kind" = 'REMOVAL';--> statement-breakpoint
CREATE INDEX "chat_message_mentions" ON "chat_message" USING gin ("mentions");--> statement-breakpoint
CREATE INDEX "chat_message_of" ON "chat_message" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "chat_presence_room" ON "chat_presence" USING btree ("room_id","until");--> statement-breakpoint
CREATE INDEX "chat_report_open" ON "chat_report" USING btree ("id") WHERE "chat_report"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "authored_publication_text" ON "authored_publication" USING btree ("text_id","from" DESC NULLS FIRST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "authored_publication_terms" ON "authored_publication" USING btree ("terms_version") WHERE "authored_publication"."terms_version" <> '';--> statement-breakpoint
CREATE INDEX "authored_text_latest" ON "authored_text" USING btree ("kind","published_at" DESC NULLS FIRST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ticket_member" ON "ticket" USING btree ("member_id","last_at");--> statement-breakpoint
CREATE INDEX "ticket_unread" ON "ticket" USING btree ("member_id") WHERE "ticket"."unread";--> statement-breakpoint
CREATE INDEX "ticket_waiting" ON "ticket" USING btree ("waiting_since") WHERE "ticket"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "ticket_answered" ON "ticket" USING btree ("answered_at") WHERE "ticket"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "ticket_silent" ON "ticket" USING btree ("last_at") WHERE "ticket"."state" in ('ANSWERED', 'WAITING');--> statement-breakpoint
CREATE INDEX "ticket_message_of" ON "ticket_message" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "spin_round_member" ON "spin_round" USING btree ("member_id","opened_at");--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_period" CHECK (case "contract"."kind" when 'DIVIDEND' then "contract"."period" in ('DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY')
        when 'HOURLY' then "contract"."period" = 'HOUR' when 'REAL_TIME' then "contract"."period" = '5MIN' else "contract"."period" = 'DAILY' end);