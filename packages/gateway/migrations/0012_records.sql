CREATE TABLE "upline_transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upline_transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"upline_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"amount" bigint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"txn_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "upline_transfer_txn_id_unique" UNIQUE("txn_id"),
	CONSTRAINT "upline_transfer_amount" CHECK ("upline_transfer"."amount" > 0),
	CONSTRAINT "upline_transfer_other" CHECK ("upline_transfer"."member_id" <> "upline_transfer"."upline_id")
);
--> statement-breakpoint
ALTER TABLE "upline_transfer" ADD CONSTRAINT "upline_transfer_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upline_transfer" ADD CONSTRAINT "upline_transfer_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upline_transfer" ADD CONSTRAINT "upline_transfer_asset_asset_code_fk" FOREIGN KEY ("asset") REFERENCES "public"."asset"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upline_transfer" ADD CONSTRAINT "upline_transfer_txn_id_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upline_transfer_member" ON "upline_transfer" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "posting_account_at" ON "posting" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "round_settled" ON "round" USING btree ("member_id","closed_at") WHERE state = 'CLOSED';
