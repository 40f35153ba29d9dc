CREATE TABLE "deposit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "deposit_money" (
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	"order_no" text,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_money_provider_ref_pk" PRIMARY KEY("provider","ref"),
	CONSTRAINT "deposit_money_amount" CHECK ("deposit_money"."amount" > 0)
);

--> statement-breakpoint
CREATE TABLE "deposit_order" (
	"order_no" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"channel_id" text NOT NULL,
	"provider" text NOT NULL,
	"intent" text,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"bonus_id" text,
	"payer" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reference" text NOT NULL,
	"instructions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"paid_reference" text,
	"state" text DEFAULT 'CREATED' NOT NULL,
	"received" bigint,
	"credited" bigint,
	"next_at" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_order_reference" UNIQUE("reference"),
	CONSTRAINT "deposit_order_intent" UNIQUE("member_id","intent"),
	CONSTRAINT "deposit_order_amount" CHECK ("deposit_order"."amount" > 0 and "deposit_order"."fee" >= 0),
	CONSTRAINT "deposit_order_credited" CHECK (("deposit_order"."credited" is not null) = ("deposit_order"."state" = 'CONFIRMED'))
);

--> statement-breakpoint
CREATE TABLE "deposit_proof" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_no" text NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_proof_once" UNIQUE("order_no","sha256")
);

--> statement-breakpoint
ALTER TABLE "deposit_event" ADD CONSTRAINT "deposit_event_order_no_deposit_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."deposit_order"("order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit_money" ADD CONSTRAINT "deposit_money_order_no_deposit_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."deposit_order"("order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit_order" ADD CONSTRAINT "deposit_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit_order" ADD CONSTRAINT "deposit_order_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit_proof" ADD CONSTRAINT "deposit_proof_order_no_deposit_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."deposit_order"("order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "deposit_event_order" ON "deposit_event" USING btree ("order_no","id");
--> statement-breakpoint
CREATE INDEX "deposit_money_order" ON "deposit_money" USING btree ("order_no");
--> statement-breakpoint
CREATE INDEX "deposit_order_member" ON "deposit_order" USING btree ("member_id","created_at");
--> statement-breakpoint
CREATE INDEX "deposit_order_due" ON "deposit_order" USING btree ("next_at") WHERE next_at is not null;
