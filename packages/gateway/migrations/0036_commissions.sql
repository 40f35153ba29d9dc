CREATE TABLE "commission_day" (
	"agent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"asset" text NOT NULL,
	"base" bigint NOT NULL,
	"members" integer NOT NULL,
	"earned" bigint NOT NULL,
	"carried_in" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"txn_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_day_agent_id_asset_day_pk" PRIMARY KEY("agent_id","asset","day"),
	CONSTRAINT "commission_day_txn_id_unique" UNIQUE("txn_id"),
	CONSTRAINT "commission_day_sum" CHECK ("commission_day"."carried_in" + "commission_day"."earned" = "commission_day"."paid" * 1000000 + "commission_day"."rest"),
	CONSTRAINT "commission_day_paid" CHECK ("commission_day"."paid" >= 0 and ("commission_day"."paid" = 0) = ("commission_day"."txn_id" is null))
);
--> statement-breakpoint
CREATE TABLE "commission_line" (
	"agent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"asset" text NOT NULL,
	"member_id" uuid NOT NULL,
	"game_type" text NOT NULL,
	"rate" integer NOT NULL,
	"rate_below" integer NOT NULL,
	"base" bigint NOT NULL,
	CONSTRAINT "commission_line_agent_id_day_asset_member_id_game_type_rate_rate_below_pk" PRIMARY KEY("agent_id","day","asset","member_id","game_type","rate","rate_below")
);
--> statement-breakpoint
CREATE TABLE "commission_paid" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"day" date
);
--> statement-breakpoint
CREATE TABLE "revenue_deal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revenue_deal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_month" date NOT NULL,
	"tiers" jsonb NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revenue_deal_month" UNIQUE("agent_id","from_month")
);
--> statement-breakpoint
CREATE TABLE "revenue_member" (
	"agent_id" uuid NOT NULL,
	"month" date NOT NULL,
	"asset" text NOT NULL,
	"member_id" uuid NOT NULL,
	"valid_bet" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"rebate" bigint NOT NULL,
	"payments" bigint NOT NULL,
	CONSTRAINT "revenue_member_agent_id_month_asset_member_id_pk" PRIMARY KEY("agent_id","month","asset","member_id")
);
--> statement-breakpoint
CREATE TABLE "revenue_month" (
	"agent_id" uuid NOT NULL,
	"month" date NOT NULL,
	"asset" text NOT NULL,
	"deal_id" bigint NOT NULL,
	"revenue" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"rebate" bigint NOT NULL,
	"platform_fee" bigint NOT NULL,
	"payment_fee" bigint NOT NULL,
	"net" bigint NOT NULL,
	"active" integer NOT NULL,
	"rate" integer NOT NULL,
	"debt" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"txn_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "revenue_month_agent_id_asset_month_pk" PRIMARY KEY("agent_id","asset","month"),
	CONSTRAINT "revenue_month_txn_id_unique" UNIQUE("txn_id"),
	CONSTRAINT "revenue_month_paid" CHECK ("revenue_month"."paid" >= 0 and ("revenue_month"."paid" = 0) = ("revenue_month"."txn_id" is null))
);
--> statement-breakpoint
ALTER TABLE "commission_day" ADD CONSTRAINT "commission_day_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_day" ADD CONSTRAINT "commission_day_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_deal" ADD CONSTRAINT "revenue_deal_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_month" ADD CONSTRAINT "revenue_month_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_month" ADD CONSTRAINT "revenue_month_deal_id_revenue_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."revenue_deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_month" ADD CONSTRAINT "revenue_month_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_line_day" ON "commission_line" USING btree ("day");
--> statement-breakpoint

-- hand-written
create trigger commission_day_append_only before update or delete on commission_day for each row execute function refuse_change();
--> statement-breakpoint
create trigger revenue_month_append_only before update or delete on revenue_month for each row execute function refuse_change();
