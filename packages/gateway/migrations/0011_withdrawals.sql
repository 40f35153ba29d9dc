CREATE TABLE "fund_password" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"method_id" text NOT NULL,
	"holder" text NOT NULL,
	"fields" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"edits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_part" (
	"order_no" text NOT NULL,
	"part_no" integer NOT NULL,
	"amount" bigint NOT NULL,
	"payer_id" uuid,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"forced_by" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payout_part_order_no_part_no_pk" PRIMARY KEY("order_no","part_no"),
	CONSTRAINT "payout_part_amount" CHECK ("payout_part"."amount" > 0),
	CONSTRAINT "payout_part_deadline" CHECK (("payout_part"."deadline" is not null) = ("payout_part"."state" in ('AWAITING_RECEIPT', 'RESENT')))
);
--> statement-breakpoint
CREATE TABLE "real_name" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_no" text NOT NULL,
	"part_no" integer NOT NULL,
	"by" text NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipt_picture_once" UNIQUE("order_no","part_no","by","sha256")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"order_no" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"intent" text NOT NULL,
	"method_id" text NOT NULL,
	"card" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"receipt" text NOT NULL,
	"state" text DEFAULT 'REQUESTED' NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"channel_id" text,
	"tried" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"paying_since" timestamp with time zone,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "withdrawal_intent" UNIQUE("member_id","intent"),
	CONSTRAINT "withdrawal_amount" CHECK ("withdrawal"."fee" >= 0 and "withdrawal"."amount" > "withdrawal"."fee"),
	CONSTRAINT "withdrawal_closed" CHECK (("withdrawal"."closed_at" is not null) = ("withdrawal"."state" in ('COMPLETED', 'REJECTED', 'CANCELLED')))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"part_no" integer,
	"state" text NOT NULL,
	"owner" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expected_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "fund_password" ADD CONSTRAINT "fund_password_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_part" ADD CONSTRAINT "payout_part_order_no_withdrawal_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."withdrawal"("order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_part" ADD CONSTRAINT "payout_part_payer_id_member_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "real_name" ADD CONSTRAINT "real_name_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipt_picture" ADD CONSTRAINT "receipt_picture_order_no_withdrawal_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."withdrawal"("order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal_step" ADD CONSTRAINT "withdrawal_step_order_no_withdrawal_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."withdrawal"("order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_once" ON "payout_account" USING btree ("member_id","fingerprint") WHERE removed_at is null;
--> statement-breakpoint
CREATE INDEX "payout_account_member" ON "payout_account" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "payout_account_shared" ON "payout_account" USING btree ("fingerprint") WHERE removed_at is null;
--> statement-breakpoint
CREATE INDEX "payout_part_due" ON "payout_part" USING btree ("deadline") WHERE deadline is not null;
--> statement-breakpoint
CREATE INDEX "withdrawal_member" ON "withdrawal" USING btree ("member_id","created_at");
--> statement-breakpoint
CREATE INDEX "withdrawal_due" ON "withdrawal" USING btree ("next_at") WHERE next_at is not null;
--> statement-breakpoint
CREATE INDEX "withdrawal_paid" ON "withdrawal" USING btree ("method_id","paid_at") WHERE paid_at is not null;
--> statement-breakpoint
CREATE INDEX "withdrawal_step_order" ON "withdrawal_step" USING btree ("order_no","id");
--> statement-breakpoint
CREATE INDEX "withdrawal_step_state" ON "withdrawal_step" USING btree ("state","at");
--> statement-breakpoint
CREATE TRIGGER withdrawal_step_append_only BEFORE UPDATE OR DELETE ON withdrawal_step FOR EACH ROW EXECUTE FUNCTION refuse_change();
