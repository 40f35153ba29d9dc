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
ALTER TABLE "message_picture" ADD CONSTRAINT "message_picture_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_picture" ADD CONSTRAINT "ticket_picture_message_id_ticket_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_member" ON "ticket" USING btree ("member_id","last_at");--> statement-breakpoint
CREATE INDEX "ticket_unread" ON "ticket" USING btree ("member_id") WHERE "ticket"."unread";--> statement-breakpoint
CREATE INDEX "ticket_waiting" ON "ticket" USING btree ("waiting_since") WHERE "ticket"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "ticket_answered" ON "ticket" USING btree ("answered_at") WHERE "ticket"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "ticket_silent" ON "ticket" USING btree ("last_at") WHERE "ticket"."state" in ('ANSWERED', 'WAITING');--> statement-breakpoint
CREATE INDEX "ticket_message_of" ON "ticket_message" USING btree ("ticket_id","id");