CREATE TABLE "reward" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"form" text NOT NULL,
	"amount" bigint NOT NULL,
	"terms" jsonb NOT NULL,
	"titles" jsonb,
	"note" text,
	"state" text DEFAULT 'OFFERED' NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"claim_by" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"requirement_id" bigint,
	"txn_id" bigint,
	"by" text NOT NULL,
	CONSTRAINT "reward_requirement_id_unique" UNIQUE("requirement_id"),
	CONSTRAINT "reward_txn_id_unique" UNIQUE("txn_id"),
	CONSTRAINT "reward_once" UNIQUE("member_id","source","ref"),
	CONSTRAINT "reward_amount" CHECK ("reward"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "requirement" ADD COLUMN "days" smallint;--> statement-breakpoint
ALTER TABLE "reward" ADD CONSTRAINT "reward_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward" ADD CONSTRAINT "reward_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward" ADD CONSTRAINT "reward_requirement_id_requirement_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."requirement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward" ADD CONSTRAINT "reward_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reward_member" ON "reward" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "reward_offered" ON "reward" USING btree ("member_id") WHERE state = 'OFFERED';--> statement-breakpoint
CREATE INDEX "reward_claim_by" ON "reward" USING btree ("claim_by") WHERE state = 'OFFERED' and claim_by is not null;--> statement-breakpoint
CREATE INDEX "requirement_waiting" ON "requirement" USING btree ("member_id","id") WHERE state = 'WAITING';