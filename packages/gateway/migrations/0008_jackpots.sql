CREATE TABLE "jackpot_cycle" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jackpot_cycle_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pool" text NOT NULL,
	"asset" text NOT NULL,
	"seed" text NOT NULL,
	"hash" text NOT NULL,
	"one_per" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"hit_at" timestamp with time zone,
	"round_id" bigint,
	"member_id" uuid,
	"stake" bigint,
	"amount" bigint,
	"txn_id" bigint,
	CONSTRAINT "jackpot_cycle_round_id_unique" UNIQUE("round_id"),
	CONSTRAINT "jackpot_cycle_one_per" CHECK ("jackpot_cycle"."one_per" > 0),
	CONSTRAINT "jackpot_cycle_hit_whole" CHECK (num_nulls("jackpot_cycle"."hit_at", "jackpot_cycle"."round_id", "jackpot_cycle"."member_id", "jackpot_cycle"."stake", "jackpot_cycle"."amount", "jackpot_cycle"."txn_id") in (0, 6))
);
--> statement-breakpoint
CREATE TABLE "pool_sum" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"upto" bigint NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pool_sum" ADD CONSTRAINT "pool_sum_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jackpot_cycle" ADD CONSTRAINT "jackpot_cycle_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jackpot_cycle" ADD CONSTRAINT "jackpot_cycle_round_id_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."round"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jackpot_cycle" ADD CONSTRAINT "jackpot_cycle_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jackpot_cycle" ADD CONSTRAINT "jackpot_cycle_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_cycle_open" ON "jackpot_cycle" USING btree ("pool","asset") WHERE hit_at is null;
--> statement-breakpoint
CREATE INDEX "jackpot_cycle_hit" ON "jackpot_cycle" USING btree ("asset","hit_at");
