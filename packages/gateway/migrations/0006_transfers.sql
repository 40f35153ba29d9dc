CREATE TABLE "vendor_wallet" (
	"member_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"asset" text NOT NULL,
	"moves" bigint DEFAULT 0 NOT NULL,
	"recall_at" timestamp with time zone,
	CONSTRAINT "vendor_wallet_member_id_vendor_asset_pk" PRIMARY KEY("member_id","vendor","asset")
);
--> statement-breakpoint
CREATE TABLE "wallet_transfer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"asset" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'INIT' NOT NULL,
	"reason" text,
	"queries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "wallet_transfer_amount" CHECK ("wallet_transfer"."amount" > 0),
	CONSTRAINT "wallet_transfer_settled" CHECK (("wallet_transfer"."settled_at" is not null) = ("wallet_transfer"."state" in ('CONFIRMED', 'REVERSED')))
);
--> statement-breakpoint
ALTER TABLE "vendor_wallet" ADD CONSTRAINT "vendor_wallet_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_wallet" ADD CONSTRAINT "vendor_wallet_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_wallet" ADD CONSTRAINT "vendor_wallet_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transfer" ADD CONSTRAINT "wallet_transfer_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transfer" ADD CONSTRAINT "wallet_transfer_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transfer" ADD CONSTRAINT "wallet_transfer_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_wallet_recall" ON "vendor_wallet" USING btree ("recall_at") WHERE recall_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transfer_one_open" ON "wallet_transfer" USING btree ("member_id","vendor","asset") WHERE state not in ('CONFIRMED', 'REVERSED');--> statement-breakpoint
CREATE INDEX "wallet_transfer_due" ON "wallet_transfer" USING btree ("next_at") WHERE state not in ('CONFIRMED', 'REVERSED');--> statement-breakpoint
CREATE INDEX "wallet_transfer_member" ON "wallet_transfer" USING btree ("member_id","created_at");