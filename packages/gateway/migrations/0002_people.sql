CREATE TABLE "affiliate" (
	"code" text PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"domain" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"contact" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "icon" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "upline_id" uuid;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "execution" text;--> statement-breakpoint
ALTER TABLE "affiliate" ADD CONSTRAINT "affiliate_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_agent" ON "affiliate" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "feedback_at" ON "feedback" USING btree ("at");--> statement-breakpoint
CREATE INDEX "message_member" ON "message" USING btree ("member_id","at");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_mobile_key" ON "member" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "member_upline" ON "member" USING btree ("upline_id");