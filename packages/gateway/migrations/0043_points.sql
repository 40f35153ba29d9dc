CREATE TABLE "point_account" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"rest" integer DEFAULT 0 NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "point_account_rest" CHECK ("point_account"."rest" between 0 and 999999),
	CONSTRAINT "point_account_owed" CHECK ("point_account"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_adjustment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_adjustment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"points" bigint NOT NULL,
	"reason" text NOT NULL,
	"txn_id" bigint,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_adjustment_txn_id_unique" UNIQUE("txn_id"),
	CONSTRAINT "point_adjustment_once" UNIQUE("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "point_conversion" (
	"txn_id" bigint PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"points" bigint NOT NULL,
	"asset" text NOT NULL,
	"amount" bigint NOT NULL,
	"ratio" integer NOT NULL,
	"cash_txn_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_conversion_cash_txn_id_unique" UNIQUE("cash_txn_id")
);
--> statement-breakpoint
CREATE TABLE "point_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"type" text NOT NULL,
	"titles" jsonb NOT NULL,
	"notes" jsonb,
	"art" text NOT NULL,
	"points" bigint NOT NULL,
	"stock" integer,
	"per_member" integer,
	"amount" bigint,
	"multiple" numeric(8, 2),
	"days" smallint,
	"shown" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_item_key_unique" UNIQUE("key"),
	CONSTRAINT "point_item_price" CHECK ("point_item"."points" > 0),
	CONSTRAINT "point_item_stock" CHECK ("point_item"."stock" >= 0),
	CONSTRAINT "point_item_amount" CHECK (("point_item"."type" = 'GOODS') = ("point_item"."amount" is null) and ("point_item"."amount" is null) = ("point_item"."multiple" is null))
);
--> statement-breakpoint
CREATE TABLE "point_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"item_id" bigint NOT NULL,
	"type" text NOT NULL,
	"titles" jsonb NOT NULL,
	"art" text NOT NULL,
	"points" bigint NOT NULL,
	"key" text NOT NULL,
	"asset" text NOT NULL,
	"amount" bigint,
	"multiple" numeric(8, 2),
	"days" smallint,
	"address" jsonb,
	"state" text DEFAULT 'PROCESSING' NOT NULL,
	"delivery_no" text,
	"remark" text,
	"at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"by" text,
	CONSTRAINT "point_order_once" UNIQUE("member_id","key"),
	CONSTRAINT "point_order_closed" CHECK (("point_order"."state" = 'PROCESSING') = ("point_order"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "point_rate" (
	"day" date PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL,
	"factors" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "point_account" ADD CONSTRAINT "point_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_adjustment" ADD CONSTRAINT "point_adjustment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_adjustment" ADD CONSTRAINT "point_adjustment_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_conversion" ADD CONSTRAINT "point_conversion_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_conversion" ADD CONSTRAINT "point_conversion_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_conversion" ADD CONSTRAINT "point_conversion_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_conversion" ADD CONSTRAINT "point_conversion_cash_txn_id_txn_id_fk" FOREIGN KEY ("cash_txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_order" ADD CONSTRAINT "point_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_order" ADD CONSTRAINT "point_order_item_id_point_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."point_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_order" ADD CONSTRAINT "point_order_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_conversion_member" ON "point_conversion" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "point_item_newest" ON "point_item" USING btree ("id") WHERE shown;--> statement-breakpoint
CREATE INDEX "point_item_points" ON "point_item" USING btree ("points","id") WHERE shown;--> statement-breakpoint
CREATE INDEX "point_order_member" ON "point_order" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "point_order_item" ON "point_order" USING btree ("member_id","item_id");--> statement-breakpoint
CREATE INDEX "point_order_address" ON "point_order" USING btree ("member_id","id") WHERE address is not null;--> statement-breakpoint
CREATE INDEX "point_order_open" ON "point_order" USING btree ("id") WHERE state = 'PROCESSING';--> statement-breakpoint

-- hand-written
-- Points are an asset like any other, in whole points.
insert into asset (code, scale, symbol) values ('POINTS', 0, '') on conflict do nothing;
--> statement-breakpoint
create trigger point_conversion_append_only before update or delete on point_conversion for each row execute function refuse_change();
--> statement-breakpoint
create trigger point_adjustment_append_only before update or delete on point_adjustment for each row execute function refuse_change();
