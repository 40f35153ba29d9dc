CREATE TABLE "spin_grant" (
	"reward_id" bigint PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"node_id" integer NOT NULL,
	"spins" integer NOT NULL,
	"stake" bigint NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"unsettled" integer DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"paid" bigint,
	"flagged_at" timestamp with time zone,
	CONSTRAINT "spin_grant_used" CHECK ("spin_grant"."used" between 0 and "spin_grant"."spins"),
	CONSTRAINT "spin_grant_sums" CHECK ("spin_grant"."unsettled" >= 0 and "spin_grant"."won" >= 0 and "spin_grant"."stake" > 0),
	CONSTRAINT "spin_grant_paid" CHECK ("spin_grant"."paid" is null or "spin_grant"."ended_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "spin_round" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spin_round_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"grant_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"vendor_round" text NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"bets" integer DEFAULT 1 NOT NULL,
	"wins" integer DEFAULT 0 NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "spin_round_of_player" UNIQUE("vendor","vendor_round","member_id"),
	CONSTRAINT "spin_round_sums" CHECK ("spin_round"."win" >= 0 and "spin_round"."wins" >= 0 and "spin_round"."bets" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "free_spins" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "point_item" ADD COLUMN "spins" jsonb;--> statement-breakpoint
ALTER TABLE "point_order" ADD COLUMN "spins" jsonb;--> statement-breakpoint
ALTER TABLE "vendor_call" ADD COLUMN "spin_round_id" bigint;--> statement-breakpoint
ALTER TABLE "spin_grant" ADD CONSTRAINT "spin_grant_reward_id_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spin_grant" ADD CONSTRAINT "spin_grant_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spin_grant" ADD CONSTRAINT "spin_grant_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spin_round" ADD CONSTRAINT "spin_round_grant_id_spin_grant_reward_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."spin_grant"("reward_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spin_round" ADD CONSTRAINT "spin_round_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spin_round" ADD CONSTRAINT "spin_round_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spin_grant_open" ON "spin_grant" USING btree ("member_id","node_id","reward_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "spin_grant_expiry" ON "spin_grant" USING btree ("expires_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "spin_round_grant" ON "spin_round" USING btree ("grant_id","id");--> statement-breakpoint
ALTER TABLE "vendor_call" ADD CONSTRAINT "vendor_call_spin_round_id_spin_round_id_fk" FOREIGN KEY ("spin_round_id") REFERENCES "public"."spin_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_item" ADD CONSTRAINT "point_item_spins" CHECK (("point_item"."type" = 'SPINS') = ("point_item"."spins" is not null));--> statement-breakpoint
ALTER TABLE "reward" ADD CONSTRAINT "reward_spins" CHECK (("reward"."form" = 'SPINS') = ("reward"."terms" ? 'spins'));